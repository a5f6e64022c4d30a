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
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx2
import pytest
import yaml

from tests.sampling import takes_all
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


def test_each_service_has_its_limits_and_reaches_no_further_than_it_must(compose: Any) -> None:
    networks = {name: set(service["networks"]) for name, service in compose["services"].items()}
    assert networks == {"database": {"stored"}, "app": {"inside", "stored"}, "caddy": {"inside", "outside"}}
    internal = {name for name, network in compose["networks"].items() if network and network.get("internal")}
    assert internal == {"inside", "stored"}
    for service in compose["services"].values():
        assert service["mem_limit"]
        assert service["cap_drop"] == ["ALL"]
        assert service["security_opt"] == ["no-new-privileges:true"]


@pytest.mark.parametrize("path", ["/metrics", "/metrics/", "//metrics", "/health/ready/", "/health//ready", "/METRICS"])
def test_figures_are_blocked_however_they_are_written(path: str) -> None:
    content = (DEPLOY / "Caddyfile").read_text(encoding="utf-8")
    found = re.search(r"@inside path_regexp (\S+)", content)
    assert found
    assert re.match(found[1], path)
    assert not re.match(found[1], "/tables/metrics")
    assert "Strict-Transport-Security" in content


def test_the_steps_of_the_image_build_it(tmp_path: Path) -> None:
    """The commands of the Dockerfile in a clean folder; TROIS_SLOW=1 also fetches what it installs, and compiles."""
    first = (DEPLOY / "Dockerfile").read_text(encoding="utf-8").split("\nFROM ")[1].replace("\\\n", " ")
    folder, here = tmp_path / "source", f"{tmp_path}/opt"
    folder.mkdir()
    environment = {**os.environ, "PATH": f"{here}/trois/bin:{os.environ['PATH']}", "PIP_DISABLE_PIP_VERSION_CHECK": "1"}
    for line in first.splitlines():
        word, _, rest = line.partition(" ")
        if word == "COPY":
            *sources, target = rest.split()
            for source in sources:
                copy(ROOT / source, folder / target, len(sources) > 1)
        elif word == "RUN" and "apt-get" not in rest:
            run_step(rest.replace("/opt/", f"{here}/"), folder, environment)
    wheels = list((folder / "wheels").glob("trois-*.whl"))
    assert len(wheels) == 1
    names = set(zipfile.ZipFile(wheels[0]).namelist())
    assert {"trois/web/static/live.js", "trois/text/hu/web.ftl", "trois/games/troyes/cards.toml"} <= names
    if takes_all():
        subprocess.run([f"{here}/trois/bin/trois", "--version"], check=True, env=environment)


def copy(source: Path, target: Path, into: bool) -> None:
    if source.is_dir():
        shutil.copytree(source, target, ignore=shutil.ignore_patterns("__pycache__", "*.so", "*.egg-info"))
    else:
        file = target / source.name if into or target.is_dir() else target
        file.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(source, file)


def run_step(step: str, folder: Path, environment: dict[str, str]) -> None:
    """Without a package index only what is built of our own sources, with the tools that are here."""
    if not takes_all():
        wanted = re.search(r"\S*pip (wheel .*?)(?: &&|$)", step)
        if wanted is None:
            return
        step = f"TROIS_PURE=1 {sys.executable} -m pip {wanted[1]}"
    done = subprocess.run(step, shell=True, cwd=folder, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"{step}\n{done.stdout[-2000:]}\n{done.stderr[-2000:]}"


def test_what_the_image_installs_has_hashes() -> None:
    dockerfile = (DEPLOY / "Dockerfile").read_text(encoding="utf-8")
    for step in re.findall(r"pip install ([^&\n]*)", dockerfile):
        assert "--require-hashes" in step or "--no-index" in step
    locked = (ROOT / "requirements" / "server.txt").read_text(encoding="utf-8")
    assert all(f"\n{name}==" in locked for name in ("starlette", "uvicorn", "sqlalchemy", "psycopg"))


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
