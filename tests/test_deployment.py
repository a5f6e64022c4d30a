"""The files of a deployment, as far as they can be tried without Docker."""

import json
import os
import re
import shutil
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx2
import pytest
import yaml

from tests.store.conftest import postgres  # noqa: F401 (a fixture)
from tests.web.programs import Program
from tests.web.servers import running

ROOT = Path(__file__).parent.parent
DEPLOY = ROOT / "deploy"
PLAIN_IMAGE = re.compile(r"[a-z]+(:[\w.-]+)?")
TROIS = [sys.executable, "-c", "import sys; from trois.cli import main; sys.exit(main(sys.argv[1:]))"]


@pytest.fixture
def compose() -> Any:
    return yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))


def last(dockerfile: str, word: str) -> list[str]:
    found: list[str] = json.loads(re.findall(rf"^{word} (\[.*\])$", dockerfile, re.MULTILINE)[-1])
    return found


def test_what_is_started_together(compose: Any) -> None:
    assert set(compose["services"]) == {"database", "app", "caddy"}
    app = compose["services"]["app"]
    assert app["deploy"]["replicas"] == 3
    assert app["depends_on"]["database"]["condition"] == "service_healthy"
    assert (app["read_only"], app["cap_drop"]) == (True, ["ALL"])
    assert "ports" not in app
    assert "ports" not in compose["services"]["database"]
    assert set(compose["volumes"]) == {"database", "certificates"}
    subnet = compose["networks"]["inside"]["ipam"]["config"][0]["subnet"]
    assert f"--trusted-proxies={subnet}" in app["command"]


def test_images_are_named_plainly(compose: Any) -> None:
    dockerfile = (DEPLOY / "Dockerfile").read_text(encoding="utf-8")
    images = [service["image"] for service in compose["services"].values()]
    images += re.findall(r"^FROM (\S+)", dockerfile, re.MULTILINE)
    assert len(images) == 5
    assert all(PLAIN_IMAGE.fullmatch(image) for image in images), images


def test_the_image_is_run_by_nobody() -> None:
    dockerfile = (DEPLOY / "Dockerfile").read_text(encoding="utf-8")
    first, second = dockerfile.split("\nFROM ")[1:]
    assert "gcc" in first
    assert "gcc" not in second
    assert "\nUSER 10001:10001\n" in second
    assert "install --directory --owner=10001 --group=10001 --mode=700 /data\n" in second  # a volume gets its owner
    wanted = [line.removeprefix("!") for line in (ROOT / ".dockerignore").read_text().split() if line.startswith("!")]
    copied = [word for line in re.findall(r"^COPY ([a-zA-Z].*)$", first, re.MULTILINE) for word in line.split()[:-1]]
    assert sorted(wanted) == sorted(copied)
    assert all((ROOT / name).exists() for name in wanted)


@contextmanager
def started(command: list[str]) -> Iterator[str]:
    """The address of a server that was started by this command."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment)
    try:
        assert process.stdout
        line = process.stdout.readline()
        assert line.startswith("Play at "), process.communicate()[1]
        yield f"http://127.0.0.1:{line.split()[2].rstrip('/').rpartition(':')[2]}"
    finally:
        process.terminate()
        process.communicate(timeout=10)


def test_the_command_of_the_image(tmp_path: Path) -> None:
    dockerfile = (DEPLOY / "Dockerfile").read_text(encoding="utf-8")
    assert last(dockerfile, "ENTRYPOINT") == ["trois"]
    words = [word.replace("/data/", f"{tmp_path}/") for word in last(dockerfile, "CMD")]
    check = re.findall(r"^ +CMD (\[.*\])$", dockerfile, re.MULTILINE)[0]
    with started([*TROIS, *words, "--port", "0"]) as address:
        probe = json.loads(check)[2].replace("http://127.0.0.1:8033", address)
        subprocess.run([sys.executable, "-c", probe], check=True)
    assert (tmp_path / "trois.db").exists()


def test_the_command_of_the_containers(compose: Any, postgres: str) -> None:  # noqa: F811
    words = [word.replace("${TROIS_HOST}", "trois.example") for word in compose["services"]["app"]["command"]]
    words = [re.sub(r"\$\{TROIS_HOST:.*\}", "trois.example", word) for word in words]
    words = [f"--database={postgres}" if word.startswith("--database=") else word for word in words]
    with started([*TROIS, *words, "--port", "0"]) as address:
        with urllib.request.urlopen(f"{address}/health/ready") as ready:
            assert json.load(ready)["ready"] is True
        assert "trois_info" in httpx2.get(f"{address}/metrics", headers={"host": "trois.example"}).text
        assert httpx2.get(f"{address}/", headers={"host": "elsewhere.example"}).status_code == 400


# Caddy


def caddy() -> str:
    found = shutil.which("caddy")
    if found is None:
        pytest.skip("Caddy is not installed")
    return found


def test_caddy_understands_its_file() -> None:
    command = [caddy(), "validate", "--config", str(DEPLOY / "Caddyfile"), "--adapter", "caddyfile"]
    done = subprocess.run(
        command, capture_output=True, text=True, env={**os.environ, "TROIS_HOST": "trois.example"}, check=False
    )
    assert done.returncode == 0, done.stderr
    formatted = subprocess.run([caddy(), "fmt", str(DEPLOY / "Caddyfile")], capture_output=True, text=True, check=False)
    assert formatted.stdout == (DEPLOY / "Caddyfile").read_text(encoding="utf-8")


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextmanager
def balancing(folder: Path, ports: list[int], policy: str = "") -> Iterator[str]:
    """Our Caddyfile in front of processes of this machine, without https, perhaps with another policy."""
    port = free_port()
    content = (DEPLOY / "Caddyfile").read_text(encoding="utf-8")
    upstreams = "to " + " ".join(f"127.0.0.1:{one}" for one in ports)
    content = re.sub(r"dynamic a \{.*?\n\t\t\}", upstreams, content, flags=re.DOTALL)
    content = re.sub(r"lb_policy .*", f"lb_policy {policy}", content) if policy else content
    file = folder / "Caddyfile"
    file.write_text("{\n\tadmin off\n}\n" + content, encoding="utf-8")
    environment = {**os.environ, "TROIS_HOST": f"http://127.0.0.1:{port}", "HOME": str(folder)}
    process = subprocess.Popen(
        [caddy(), "run", "--config", str(file), "--adapter", "caddyfile"], env=environment, stderr=subprocess.DEVNULL
    )
    try:
        for _ in range(100):
            with socket.socket() as probe:
                if probe.connect_ex(("127.0.0.1", port)) == 0:
                    break
            time.sleep(0.1)
        yield f"http://127.0.0.1:{port}"
    finally:
        process.kill()
        process.wait()


def test_every_request_may_go_to_another_process(postgres: str, tmp_path: Path) -> None:  # noqa: F811
    """Three processes by hand behind our Caddyfile, each request to the next one; one of them is killed."""
    with (
        running(postgres) as one,
        running(postgres) as two,
        running(postgres) as three,
        balancing(tmp_path, [one.port, two.port, three.port], "round_robin") as address,
    ):
        ada = Program(address)
        assert httpx2.get(f"{address}/metrics").status_code == 404
        table = ada.open("troyes-dice", "me", "here")
        made = 0
        for step in range(30):
            if step == 15:
                two.kill()
            told = ada.get(f"/api/tables/{table}")
            if told["stage"] == "over":
                break
            ada.decide(table, ada.view(table, told["pending"][0]), step)
            made += 1
        events = ada.events(table, 0)
        assert next(events)[0] == "view"
        events.close()  # type: ignore[attr-defined]
    assert made == 30


def test_what_is_asked_about_a_table_goes_to_one_process(postgres: str, tmp_path: Path) -> None:  # noqa: F811
    """Whatever a header says that somebody made up; when that process is killed, to another one."""
    with running(postgres) as one, running(postgres) as two, balancing(tmp_path, [one.port, two.port]) as address:
        ada = Program(address)
        table = ada.open("troyes-dice", "me", "here")
        home = answerers(ada, table)
        assert len(home) == 1
        direct = httpx2.get(f"{one.address}/api/tables/{table}", headers=dict(ada.http.headers))
        is_one = home == {direct.headers["x-request-id"][:8]}
        (one if is_one else two).kill()
        after = answerers(ada, table)
        assert len(after) == 1
        assert after != home


def answerers(program: Program, table: str) -> set[str]:
    """The processes that answered: what their request ids begin with."""
    paths = [f"/api/tables/{table}", f"/api/tables/{table}/view?seat=0", f"/tables/{table}"] * 10
    answers = [
        program.http.get(path, headers={"x-trois-table": str(number), "connection": "close"})
        for number, path in enumerate(paths)
    ]
    assert all(answer.status_code == 200 for answer in answers), answers
    return {answer.headers["x-request-id"][:8] for answer in answers}


def test_systemd_understands_the_unit(tmp_path: Path) -> None:
    found = shutil.which("systemd-analyze")
    if found is None:
        pytest.skip("systemd is not installed")
    unit = (DEPLOY / "trois.service").read_text(encoding="utf-8")
    start = re.findall(r"^ExecStart=(.*)$", unit, re.MULTILINE)[0].split()
    (tmp_path / "trois.service").write_text(unit.replace(start[0], "/bin/true"), encoding="utf-8")
    done = subprocess.run(
        [found, "verify", str(tmp_path / "trois.service")], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert start[:2] == ["/opt/trois/bin/trois", "serve"]
    words = [word.replace("/var/lib/trois/", f"{tmp_path}/") for word in start[2:]]
    with started([*TROIS, "serve", *words, "--port", "0"]) as address:
        assert httpx2.get(f"{address}/health/ready").json()["ready"] is True
