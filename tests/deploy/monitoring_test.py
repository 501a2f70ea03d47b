#!/usr/bin/env python3
"""deploy/monitoring: the files parse, and every metric that an alert or a panel names is one that a
running chartroomd really has, with the labels that are asked for."""
import json
import re
import subprocess
import sys
import urllib.request
from pathlib import Path

try:
    import yaml
except ImportError:
    print("python3-yaml isn't installed")
    sys.exit(77)

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "tests" / "e2e"))
from real_server import SERVER, Player, check, run_with_server  # noqa: E402

MONITORING = ROOT / "deploy" / "monitoring"
FUNCTIONS = {"rate", "increase", "deriv", "changes", "predict_linear", "histogram_quantile", "sum", "max", "min"}
WORDS = {"and", "or", "unless", "bool", "on", "ignoring"}
PROMETHEUS_OWN = {"up": {}}
OWN_LABELS = {"job", "instance"}


def exported(text):
    """Name -> label -> values, of Prometheus' text format."""
    found = {}
    for line in text.splitlines():
        if not line or line.startswith("#"):
            continue
        name, labels = re.match(r"([\w:]+)(?:\{(.*)\})?", line).groups()
        values = found.setdefault(name, {})
        for label, value in re.findall(r'(\w+)="([^"]*)"', labels or ""):
            values.setdefault(label, set()).add(value)
    return found


def selectors(expression):
    """The metrics that an expression names, each with its labels' matchers."""
    rest = re.sub(r"\b(by|without)\s*\([^)]*\)", " ", expression)
    rest = re.sub(r"\[[^\]]*\]", " ", rest)
    out = []
    for found in re.finditer(r'([a-zA-Z_:][\w:]*)\s*(\{[^}]*\}|\()?', re.sub(r"\b\d[\w.]*", " ", rest)):
        name, after = found.groups()
        if after == "(":
            check(name in FUNCTIONS, f"{name} is a function of PromQL")
        elif name not in WORDS:
            out.append((name, re.findall(r'(\w+)\s*(=~|=)\s*"([^"]*)"', after or "")))
    return out


def check_expression(where, expression, metrics):
    named = selectors(expression)
    check(bool(named), f"{where} asks for a metric")
    for name, matchers in named:
        check(name in metrics, f"{where}: {name} is exported")
        for label, how, value in matchers:
            if label in OWN_LABELS:
                continue
            values = metrics.get(name, {}).get(label, set())
            fits = value in values if how == "=" else any(re.fullmatch(value, v) for v in values)
            check(fits, f"{where}: {name} has a {label} that is {value}")


def check_alerts(metrics):
    prometheus = yaml.safe_load((MONITORING / "prometheus.yml").read_text())
    for file in prometheus["rule_files"]:
        check((MONITORING / file).is_file(), f"prometheus.yml's {file} exists")
    jobs = [scrape["job_name"] for scrape in prometheus["scrape_configs"]]
    check(jobs == ["chartroom"], "the job is called chartroom, as the alerts have it")
    rules = [rule for group in yaml.safe_load((MONITORING / "alerts.yml").read_text())["groups"]
             for rule in group["rules"]]
    names = [rule["alert"] for rule in rules]
    check(len(names) > 10 and len(names) == len(set(names)), "alerts have names of their own")
    for rule in rules:
        check_expression(rule["alert"], rule["expr"], metrics)
        check({"summary", "look"} <= set(rule["annotations"]), f"{rule['alert']} says what to look at")
        check(rule["labels"]["severity"] in ("page", "ticket"), f"{rule['alert']} says how urgent it is")


def check_dashboard(metrics):
    for file in MONITORING.glob("grafana/provisioning/*/*.yml"):
        check(yaml.safe_load(file.read_text())["apiVersion"] == 1, f"{file.name} is provisioning")
    source = yaml.safe_load((MONITORING / "grafana/provisioning/datasources/prometheus.yml").read_text())
    uid = source["datasources"][0]["uid"]
    dashboard = json.loads((MONITORING / "grafana/dashboards/chartroom.json").read_text())
    panels = dashboard["panels"]
    check(len({panel["id"] for panel in panels}) == len(panels), "panels have ids of their own")
    for panel in panels:
        check(panel["datasource"]["uid"] == uid, f"{panel['title']} asks the source that is provided")
        for target in panel["targets"]:
            check_expression(panel["title"], target["expr"].replace("$node", ".*"), metrics)
    shown = " ".join(target["expr"] for panel in panels for target in panel["targets"])
    for name in metrics:
        of = re.sub(r"_(bucket|sum|count)$", "", name)
        check(of in shown, f"{name} is on the dashboard")


def check_log(database):
    """Every line is an object with the same beginning, whatever it tells."""
    for words, event in ((["migrate"], "schema_up_to_date"), (["check", "--game", "0" * 8 + "-0000-4000-8000-" + "0" * 12],
                                                              "cannot_run")):
        done = subprocess.run([SERVER, *words, "--database", database, "--log-format", "json"], capture_output=True,
                              text=True, timeout=30)
        lines = [json.loads(line) for line in done.stderr.splitlines()]
        check([line["event"] for line in lines] == [event], f"{words[0]} logs {event}")
        check(all(list(line)[:3] == ["time", "level", "event"] for line in lines), f"{words[0]} logs time and level")


def play(server, folder):
    player = Player("Spee", server, folder)
    player.run("register", "Spee")
    player.run("create", "far-seas", "--side", "german", "--against-bot")
    with urllib.request.urlopen(f"http://127.0.0.1:{server.port}/metrics", timeout=10) as answer:
        text = answer.read().decode()
    metrics = exported(text)
    check_log(server.database)
    check_dashboard(metrics)
    check_alerts({**metrics, **PROMETHEUS_OWN})
    commits = re.search(r"^chartroom_journal_commits_total (\d+)", text, re.MULTILINE)
    check(commits is not None and int(commits.group(1)) > 0, "a game's opening was counted as a commit")
    docs = (ROOT / "docs" / "operating.md").read_text()
    for name in metrics:
        of = re.sub(r"_(bucket|sum|count)$", "", name)
        check(f"`{of}" in docs, f"docs/operating.md explains {of}")


sys.exit(run_with_server(play))
