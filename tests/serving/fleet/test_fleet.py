"""The files of a fleet say one thing: the same servers, ports, paths and options everywhere."""

import json
import re
import shlex
import tomllib
from types import SimpleNamespace

import pytest
import yaml

from kernel_lib.serving.command.main import main
from kernel_lib.serving.command.metrics import Figures
from kernel_lib.serving.command.options import parser
from kernel_lib.serving.command.settings import options_in
from kernel_lib.serving.fleet.plan import TEMPLATES, Fleet
from tests.environments import ROOT

URL = "https://lessons.school.example/carom/"
FLEET = Fleet(URL, servers=4, workers=3, first_port=9000, embed_from=("https://lms.example",))


@pytest.fixture(scope="module")
def files():
    return FLEET.files()


def documents(files):
    """What a cluster gets, by kind; each kind once."""
    texts = [text for path, text in files.items() if path.startswith("kubernetes/")]
    listed = [one for text in texts for one in yaml.safe_load_all(text)]
    assert len(listed) == len({one["kind"] for one in listed})
    return {one["kind"]: one for one in listed}


def pod_of(files):
    return documents(files)["Deployment"]["spec"]["template"]["spec"]


def lines_of_servers(files):
    """What each engine starts a server with, after the name of the command."""
    unit = re.search(r"exec /opt/carom/bin/carom (.*)'$", files["systemd/carom@.service"], re.M)[1]
    for number in range(1, FLEET.servers + 1):
        said = unit.replace("%i", str(number))
        yield re.sub(
            r"\$\$\(\((\d+) \+ (\d+)\)\)", lambda sum: str(int(sum[1]) + int(sum[2])), said
        )
    entry = json.loads(re.search(r"ENTRYPOINT (.*)", files["compose/Dockerfile"])[1])
    services = yaml.safe_load(files["compose/compose.yaml"])["services"]
    for name, service in services.items():
        if name != "balancer":
            yield shlex.join([*entry[1:], *service["command"]])
    deployment = documents(files)["Deployment"]
    (container,) = deployment["spec"]["template"]["spec"]["containers"]
    yield shlex.join([*entry[1:], *container["args"]])


def asked_of(line, config):
    words = shlex.split(line)
    words[words.index("--config") + 1] = str(config)
    return parser().parse_args([*options_in(config), *words])


def test_each_server_is_started_with_options_that_carom_knows(files, tmp_path):
    config = tmp_path / "carom.toml"
    config.write_text(files["carom.toml"])
    asked = [asked_of(line, config) for line in lines_of_servers(files)]
    assert len(asked) == 4 + 4 + 1
    for one in asked:
        assert (one.public_url, one.workers, one.browser) == (URL, 3, False)
        assert one.embed_from == ["https://lms.example"] and one.trusted_proxy
    assert [one.port for one in asked] == [9000, 9001, 9002, 9003, *[8866] * 5]
    figures = yaml.safe_load(files["watching/prometheus.yml"])["scrape_configs"][0]
    (targets,) = (one["targets"] for one in figures["static_configs"])
    assert targets == [f"127.0.0.1:{one.metrics_port}" for one in asked[:4]]
    assert asked[-1].metrics_host == "0.0.0.0", "a cluster reads figures from outside the pod"


def test_the_balancers_know_the_servers_that_are_started(files):
    def backends(path):
        found = re.findall(r"^backend (\w+)$(.*?)(?=^\S|\Z)", files[path], re.M | re.S)
        return {name: re.findall(r"^    server (\S+) (\S+)", text, re.M) for name, text in found}

    here = [(f"carom{k + 1}", f"127.0.0.1:{9000 + k}") for k in range(4)]
    services = list(yaml.safe_load(files["compose/compose.yaml"])["services"])
    composed = [(name, f"{name}:8866") for name in services if name != "balancer"]
    for path, servers in (("systemd/haproxy.cfg", here), ("compose/haproxy.cfg", composed)):
        assert backends(path) == dict.fromkeys(("answers", "whoever_is_there"), servers)


def test_a_cluster_has_the_same_options_as_a_machine(files):
    found = documents(files)
    assert tomllib.loads(found["ConfigMap"]["data"]["carom.toml"]) == tomllib.loads(
        files["carom.toml"]
    )
    assert found["Deployment"]["spec"]["replicas"] == FLEET.servers
    (options,) = (one for one in pod_of(files)["volumes"] if one["name"] == "options")
    assert options["configMap"]["name"] == found["ConfigMap"]["metadata"]["name"]
    assert found["PodDisruptionBudget"]["spec"]["minAvailable"] == FLEET.servers - 1
    labels = found["Deployment"]["spec"]["template"]["metadata"]["labels"]
    for kind in ("Deployment", "Service", "PodDisruptionBudget"):
        selector = found[kind]["spec"]["selector"]
        assert selector.get("matchLabels", selector) == labels


def test_visitors_of_a_cluster_meet_one_version(files, monkeypatch):
    monkeypatch.setattr("kernel_lib.__version__", "9.8.7")
    later, now = documents(FLEET.files()), documents(files)
    for kind in ("ConfigMap", "Deployment", "HorizontalPodAutoscaler", "PodDisruptionBudget"):
        assert later[kind]["metadata"]["name"] == "carom-9-8-7" != now[kind]["metadata"]["name"]
    assert later["Service"]["metadata"] == now["Service"]["metadata"]
    assert later["Service"]["spec"]["selector"] == {"app": "carom", "version": "9.8.7"}


def test_a_pod_is_asked_whether_it_lives_and_whether_it_can_take_more(files):
    (container,) = pod_of(files)["containers"]
    named = {one["name"]: one["containerPort"] for one in container["ports"]}
    asked = {
        kind: (container[f"{kind}Probe"]["httpGet"]["path"], container[f"{kind}Probe"])
        for kind in ("startup", "readiness", "liveness")
    }
    assert {kind: path for kind, (path, _) in asked.items()} == {
        "startup": "/carom/carom/here",
        "readiness": "/carom/carom/health",
        "liveness": "/carom/carom/here",
    }
    for _, probe in asked.values():
        assert named[probe["httpGet"]["port"]] == 8866
        assert {"name": "Host", "value": "localhost"} in probe["httpGet"]["httpHeaders"]
    startup, grace = asked["startup"][1], pod_of(files)["terminationGracePeriodSeconds"]
    assert startup["periodSeconds"] * startup["failureThreshold"] >= 120
    sleep, wait = container["lifecycle"]["preStop"]["exec"]["command"]
    assert sleep == "/bin/sleep" and grace > float(wait) + 10  # s that an answer may take


def test_a_container_is_nobody_writes_nowhere_and_has_an_end(files):
    pod = pod_of(files)
    (container,) = pod["containers"]
    user = pod["securityContext"]["runAsUser"]
    assert pod["securityContext"]["runAsNonRoot"] and not pod["automountServiceAccountToken"]
    assert pod["securityContext"]["seccompProfile"] == {"type": "RuntimeDefault"}
    assert container["securityContext"] == {
        "allowPrivilegeEscalation": False,
        "readOnlyRootFilesystem": True,
        "capabilities": {"drop": ["ALL"]},
    }
    assert (
        set(container["resources"]["limits"])
        == {"memory"}
        <= set(container["resources"]["requests"])
    )
    mounted = {one["name"]: one["mountPath"] for one in container["volumeMounts"]}
    (room,) = (one for one in pod["volumes"] if "emptyDir" in one)
    assert mounted[room["name"]] == "/tmp" and room["emptyDir"]["sizeLimit"]
    assert re.findall(r"^USER (.*)", files["compose/Dockerfile"], re.M) == [str(user)]
    services = yaml.safe_load(files["compose/compose.yaml"])["services"]
    for name, service in services.items():
        assert service["read_only"] and service["restart"] == "always", name
        assert all(one.endswith(":ro") for one in service["volumes"]), name
        if name != "balancer":
            assert service["cap_drop"] == ["ALL"] and service["mem_limit"] == "3g"
            assert service["security_opt"] == ["no-new-privileges:true"]
            assert service["pids_limit"] and service["ulimits"] == {"nofile": 65536}


def test_a_cluster_grows_by_the_questions_that_wait(files):
    found = documents(files)
    grows = found["HorizontalPodAutoscaler"]["spec"]
    target = {"apiVersion": "apps/v1", "kind": "Deployment"}
    assert grows["scaleTargetRef"] == target | {"name": found["Deployment"]["metadata"]["name"]}
    assert grows["minReplicas"] == FLEET.servers < grows["maxReplicas"]
    (pods,) = (one["pods"] for one in grows["metrics"] if one["type"] == "Pods")
    assert pods["metric"]["name"] == "carom_question_delay_seconds"
    assert pods["target"] == {"type": "AverageValue", "averageValue": "100m"}  # 0.1 s
    (container,) = pod_of(files)["containers"]
    ports = found["Service"]["spec"]["ports"]
    assert ports[0]["targetPort"] in {one["name"] for one in container["ports"]}
    (rule,) = found["Ingress"]["spec"]["rules"]
    (path,) = rule["http"]["paths"]
    assert (rule["host"], path["path"]) == ("lessons.school.example", "/carom/")
    assert path["backend"]["service"] == {
        "name": found["Service"]["metadata"]["name"],
        "port": {"name": ports[0]["name"]},
    }


@pytest.fixture(scope="module")
def figures():
    """The names of all figures that a server tells."""
    server = SimpleNamespace(
        workers=SimpleNamespace(
            service=SimpleNamespace(answers=SimpleNamespace(hits=1, misses=1)),
            waiting=0,
            delay=0.0,
            pids=list,
        ),
        places=SimpleNamespace(taken=int, most=1),
        http=SimpleNamespace(
            counts=SimpleNamespace(total=int),
            turned_away=0,
            cpu_budget=SimpleNamespace(waiting=0),
            request_callback=SimpleNamespace(turned_away={"rate": 1}),
        ),
    )
    figures = Figures(server)
    figures.answered(200, 0.01)
    return {sample.name for family in figures.registry.collect() for sample in family.samples}


def test_the_dashboard_asks_for_figures_that_exist(files, figures):
    board = json.loads(files["watching/grafana.json"])
    asked = {
        name
        for panel in board["panels"]
        for target in panel["targets"]
        for name in re.findall(r"\b(?:carom|process)_\w+", target["expr"])
    }
    scaled = documents(files)["HorizontalPodAutoscaler"]
    asked |= {one["pods"]["metric"]["name"] for one in scaled["spec"]["metrics"] if "pods" in one}
    assert len(asked) >= 9 and asked <= figures


@pytest.mark.parametrize("path", [ROOT / "docs" / "which_to_take.md", TEMPLATES / "README.md"])
def test_pages_that_say_what_to_look_at_name_figures_that_exist(path, figures):
    named = set(re.findall(r"`((?:carom|process)_\w+)", path.read_text(encoding="utf-8")))
    assert named
    # A histogram has one name, and figures with an ending each.
    assert named <= figures | {
        name.rpartition("_")[0] for name in figures if name.endswith("_bucket")
    } | {name.removesuffix("_total") for name in figures}


def test_without_https_there_is_no_certificate():
    plain = Fleet("http://lessons.local/").files()
    assert not [path for path, text in plain.items() if "carom.pem" in text or "ssl" in text]
    assert "uri /carom/health" in plain["systemd/haproxy.cfg"]


def test_nothing_of_a_template_is_left_over(files):
    used = {path.name for path in TEMPLATES.rglob("*") if path.is_file()}
    assert {path.rpartition("/")[2] for path in files} == used
    assert not [path for path, text in files.items() if re.search(r"\{%|%\}|\{\{ ", text)]


def test_the_command_writes_all_and_nothing_twice(tmp_path, capsys):
    line = ["fleet", str(tmp_path / "own"), "--public-url", URL]
    assert main(line) == 0
    written = {path for path in (tmp_path / "own").rglob("*") if path.is_file()}
    assert len(written) == len(FLEET.files()) and "README.md" in capsys.readouterr().out
    changed = tmp_path / "own" / "carom.toml"
    changed.write_text("workers = 1\n")
    assert main(line) == 2
    assert "carom.toml is there already; --replace" in capsys.readouterr().err
    assert changed.read_text() == "workers = 1\n"
    assert main([*line, "--replace"]) == 0 and "workers = 2" in changed.read_text()


@pytest.mark.parametrize(
    ("option", "value", "printed"),
    [("--servers", "1", "from 2 to 100"), ("--public-url", "lessons", "must be an address")],
)
def test_what_makes_no_fleet_is_named(option, value, printed, tmp_path, capsys):
    with pytest.raises(SystemExit):
        main(["fleet", str(tmp_path), "--public-url", URL, option, value])
    assert printed in capsys.readouterr().err
