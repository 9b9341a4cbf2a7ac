"""The files of `carom fleet`, and nginx's of the documentation, tried by the tools they are for.

`haproxy -c`, `systemd-analyze verify` and `nginx -t` read them; nothing is started. A tool that is
not installed here is named, and the script fails: it has not shown what it is there to show.

    python benchmarks/fleet_files.py
"""

import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from _server import ROOT

from kernel_lib.serving.fleet.plan import Fleet

URLS = ("https://lessons.school.example/carom/", "http://lessons.local/")
TOOLS = ("haproxy", "systemd-analyze", "nginx", "openssl")
NGINX = "pid {0}/nginx.pid;\nerror_log stderr;\nevents {{}}\nhttp {{\naccess_log off;\n{1}\n}}\n"


def certificate(folder):
    """Files of a certificate, its key, and both, made for this run alone."""
    crt, key, both = (folder / f"carom.{kind}" for kind in ("crt", "key", "pem"))
    made = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2"]
    made += ["-subj", "/CN=lessons.school.example", "-keyout", key, "-out", crt]
    subprocess.run(made, check=True, capture_output=True)
    both.write_text(crt.read_text() + key.read_text())
    return crt, key, both


def tried(what, *command):
    """Let a tool read a file; whether it has nothing to say against it."""
    outcome = subprocess.run([*map(str, command)], capture_output=True, text=True)
    said = outcome.stdout + outcome.stderr
    good = outcome.returncode == 0 and not said.strip()  # systemd warns and returns 0
    print(f"{'good' if good else 'BAD '}  {what}" + ("" if good else f"\n{said}"))
    return good


def haproxy(folder, files, both):
    """HAProxy's file of a machine. That of compose names servers that only its network knows."""
    path = folder / "haproxy.cfg"
    said = files["systemd/haproxy.cfg"].replace("/run/haproxy/", f"{folder}/")
    path.write_text(said.replace("/etc/haproxy/carom.pem", str(both)))
    yield tried("haproxy -c: systemd/haproxy.cfg", "haproxy", "-c", "-q", "-f", path)
    said = files["compose/haproxy.cfg"].replace("/var/run/haproxy/", f"{folder}/")
    said = re.sub(r"(    server \w+) \w+:", r"\1 127.0.0.1:", said)
    path.write_text(said.replace("/usr/local/etc/haproxy/carom.pem", str(both)))
    yield tried("haproxy -c: compose/haproxy.cfg", "haproxy", "-c", "-q", "-f", path)


def unit(folder, files):
    """The unit, as one of its instances."""
    path = folder / "carom@1.service"
    path.write_text(files["systemd/carom@.service"])
    yield tried("systemd-analyze verify: systemd/carom@.service", "systemd-analyze", "verify", path)


def nginx(folder, crt, key):
    """What stands in the documentation, within http."""
    page = (ROOT / "docs" / "which_to_take.md").read_text()
    (said,) = re.findall(r"^```nginx\n(.*?)^```$", page, re.M | re.S)
    said = said.replace("/etc/nginx/carom.crt", str(crt)).replace("/etc/nginx/carom.key", str(key))
    path = folder / "nginx.conf"
    path.write_text(NGINX.format(folder, said))
    yield tried("nginx -t: docs/which_to_take.md", "nginx", "-t", "-q", "-c", path, "-p", folder)


def main():
    """Try all that can be tried; the exit code."""
    missing = [tool for tool in TOOLS if shutil.which(tool) is None]
    if missing:
        print(f"not run: this needs {', '.join(missing)}")
        return 1
    good = True
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        crt, key, both = certificate(folder)
        for url in URLS:
            print(url)
            files = Fleet(url).files()
            for one in (*haproxy(folder, files, both), *unit(folder, files)):
                good &= one
        for one in nginx(folder, crt, key):
            good &= one
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
