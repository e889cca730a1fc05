"""The browser client: files that were built, one page for every address that is not a file."""

from pathlib import Path

from fastapi import FastAPI
from fastapi.responses import FileResponse, HTMLResponse, Response

from oceanarium.hosting.problems import not_found

FOREVER = "public, max-age=31536000, immutable"  # for files whose names change with their contents
HASHED_FOLDER = "assets"
NOT_BUILT = """<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Oceanarium</title></head>
<body>
<h1>Oceanarium</h1>
<p>The server works, but its pages have not been built. Run <code>npm ci</code> and <code>npm run build</code> in the
folder <code>web</code>, then load this page again.</p>
</body>
</html>
"""


def serve_client(app: FastAPI, folder: Path) -> None:
    """Answer every address that no route before has claimed."""

    @app.api_route("/api/{path:path}", methods=["GET", "POST", "PUT", "PATCH", "DELETE"], include_in_schema=False)
    async def unknown(path: str) -> Response:
        raise not_found("address")

    @app.get("/{path:path}", include_in_schema=False)
    async def page(path: str) -> Response:
        file = _file(folder, path)
        if file is not None:
            caching = FOREVER if path.startswith(f"{HASHED_FOLDER}/") else "no-cache"
            return FileResponse(file, headers={"Cache-Control": caching})
        if path.startswith(f"{HASHED_FOLDER}/"):
            raise not_found("file")
        index = folder / "index.html"
        if not index.is_file():
            return HTMLResponse(NOT_BUILT)
        return FileResponse(index, headers={"Cache-Control": "no-cache"})


def _file(folder: Path, path: str) -> Path | None:
    """The file at an address, if there is one; never one outside the folder."""
    if not path or "\0" in path:
        return None
    try:
        file = (folder / path).resolve()
        return file if file.is_relative_to(folder.resolve()) and file.is_file() else None
    except (OSError, ValueError):
        return None
