"""What the benchmarks of the server measure with."""

import os
import socket
import subprocess
import sys
import time
from pathlib import Path


def percentile(values: list[float], share: float) -> float:
    return sorted(values)[min(len(values) - 1, int(share * len(values)))]


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def started(command: list[str], port: int) -> "subprocess.Popen[bytes]":
    process = subprocess.Popen([sys.executable, *command], stdout=subprocess.DEVNULL)
    for _ in range(200):
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return process
        time.sleep(0.1)
    raise SystemExit("the server did not start")


def cpu(pid: int) -> float:
    """Seconds of processor time, of the process and the kernel for it."""
    stat = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(") ")[2].split()
    return (int(stat[11]) + int(stat[12])) / os.sysconf("SC_CLK_TCK")


def memory(pid: int) -> float:
    """Resident, in MiB."""
    status = Path(f"/proc/{pid}/status").read_text(encoding="utf-8")
    line = next(line for line in status.splitlines() if line.startswith("VmRSS"))
    return int(line.split()[1]) / 1024
