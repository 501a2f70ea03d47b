"""The files of the project: what git tracks or would track; without git, what lies around."""
import os
import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SKIPPED_FOLDERS = {".git", "build", "data", "node_modules", "dist", ".cache", "__pycache__"}


def project_files():
    """Paths relative to ROOT, sorted."""
    listed = _from_git()
    return sorted(listed if listed is not None else _from_walk())


def _from_git():
    command = ["git", "-c", f"safe.directory={ROOT}", "-C", str(ROOT), "ls-files", "-z",
               "--cached", "--others", "--exclude-standard"]
    if not (ROOT / ".git").exists():
        return None
    try:
        out = subprocess.run(command, check=True, capture_output=True).stdout
    except (OSError, subprocess.CalledProcessError):
        return None
    names = [Path(os.fsdecode(name)) for name in out.split(b"\0") if name]
    return [name for name in names if (ROOT / name).is_file()]


def _from_walk():
    found = []
    for folder, below, names in os.walk(ROOT):
        at_root = Path(folder) == ROOT
        below[:] = [d for d in below
                    if d not in SKIPPED_FOLDERS or (d == "data" and not at_root)]
        found += [(Path(folder) / name).relative_to(ROOT) for name in names]
    return found


def text_of(path):
    """The file's text, or None where it is not text."""
    raw = (ROOT / path).read_bytes()
    if b"\0" in raw:
        return None
    try:
        return raw.decode("utf-8")
    except UnicodeDecodeError:
        return None
