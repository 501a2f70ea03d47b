#!/usr/bin/env python3
"""The container files, as far as they can be checked without an engine: they parse, what they name
exists, health is checked, nothing runs as root, and dependencies come from deploy/install."""
import re
import sys
from pathlib import Path

try:
    import yaml
except ImportError:
    print("python3-yaml isn't installed")
    sys.exit(77)

ROOT = Path(__file__).resolve().parents[2]
failures = []


def check(what, holds):
    print(f"{'ok' if holds else 'FAILED'}: {what}")
    if not holds:
        failures.append(what)


def instructions(text):
    """The Dockerfile's instructions, continuation lines joined, comments gone."""
    lines = [line for line in text.splitlines() if line.strip() and not line.startswith("#")]
    joined = re.sub(r"\\\n\s*", " ", "\n".join(lines))
    return [tuple(line.split(maxsplit=1)) for line in joined.splitlines()]


def check_dockerfile(path):
    steps = instructions(path.read_text())
    stages = [argument for word, argument in steps if word == "FROM"]
    check("the image is made in stages, from Debian 12",
          len(stages) == 2 and all(stage.startswith("debian:12") for stage in stages))
    words = [word for word, _ in steps]
    last_stage = steps[len(words) - 1 - words[::-1].index("FROM"):]
    runs = [argument for word, argument in steps if word == "RUN"]
    check("each stage's packages come from deploy/install",
          sum("deploy/install" in run for run in runs) == 2
          and not any("apt-get" in run for run in runs))
    check("the release preset is built", any("cmake --preset release" in run for run in runs))
    users = [argument for word, argument in last_stage if word == "USER"]
    check("it runs as an unprivileged user", users == ["chartroom"])
    check("it checks its health",
          any(word == "HEALTHCHECK" and "/readyz" in argument for word, argument in last_stage))
    ignored = (ROOT / ".dockerignore").read_text().split()
    for word, argument in steps:
        if word != "COPY" or argument.startswith("--from"):
            continue
        for source in argument.split()[:-1]:
            check(f"{source}, which it copies, exists", (ROOT / source).exists())
            check(f"and is not ignored: {source}", source.split("/")[0] not in ignored)
    for _, argument in steps:
        for flag in re.findall(r"deploy/install (--[\w-]+)", argument):
            check(f"deploy/install knows {flag}", flag in (ROOT / "deploy/install").read_text())
    entry = [argument for word, argument in last_stage if word == "ENTRYPOINT"]
    check("it starts deploy/container-start", len(entry) == 1 and "container-start" in entry[0])


def check_compose(path):
    compose = yaml.safe_load(path.read_text())
    services = compose["services"]
    always = {name for name, service in services.items() if "profiles" not in service}
    check("there are a database and a server", always == {"database", "server"})
    for name in set(services) - always:
        check(f"{name} is of the profile monitoring", services[name]["profiles"] == ["monitoring"])
        check(f"{name}'s image has a version", re.search(r":v?\d+\.\d+\.\d+$", services[name]["image"]))
        for port in services[name].get("ports", []):
            check(f"{name} is published on this machine alone", port.startswith("127.0.0.1:"))
    for name, service in services.items():
        check(f"{name} has a health check", bool(service.get("healthcheck", {}).get("test")))
        for volume in service.get("volumes", []):
            source = volume.split(":")[0]
            if source.startswith("./"):
                check(f"what {name} is given of {source} exists", (ROOT / source).exists())
                check(f"and {name} may only read it", volume.endswith(":ro"))
            else:
                check(f"{name}'s volume {source} is declared", source in compose["volumes"])
        for network in service.get("networks", []):
            check(f"{name}'s network {network} is declared", network in compose["networks"])
    check("the database is PostgreSQL 15", services["database"]["image"].startswith("postgres:15"))
    check("the database publishes no port", "ports" not in services["database"])
    server = services["server"]
    build = server["build"]
    check("the Dockerfile it names exists", (ROOT / build["context"] / build["dockerfile"]).is_file())
    check("the server waits until the database is healthy",
          server["depends_on"]["database"]["condition"] == "service_healthy")
    start = (ROOT / "deploy/container-start").read_text()
    for variable in server["environment"]:
        check(f"deploy/container-start reads {variable}", variable in start)


check_dockerfile(ROOT / "deploy" / "Dockerfile")
check_compose(ROOT / "docker-compose.yml")
print(f"{len(failures)} failures")
sys.exit(1 if failures else 0)
