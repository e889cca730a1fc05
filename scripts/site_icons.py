"""Draws the icons of the site anew, from the sign of the house: python -m scripts.site_icons (needs Chromium)."""

import os
import shutil
from pathlib import Path

from playwright.sync_api import sync_playwright

WEB = Path(__file__).resolve().parents[1] / "web"
WATER = "#9fdcd8"

# name: (pixels, share that the sign takes, roundness of the corners); a maskable one may be cut to a circle
ICONS = {
    "192.png": (192, 0.78, "22%"),
    "512.png": (512, 0.78, "22%"),
    "maskable.png": (512, 0.6, "0"),
    "apple-touch.png": (180, 0.74, "0"),
}


def main() -> None:
    """Draw all of them."""
    sign = (WEB / "public" / "favicon.svg").read_text(encoding="utf-8")
    with sync_playwright() as playwright:
        chromium = os.environ.get("CHROMIUM") or shutil.which("chromium")
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox", "--disable-gpu"])
        for name, (pixels, share, corners) in ICONS.items():
            page = browser.new_page(viewport={"width": pixels, "height": pixels})
            middle = f"width:{pixels * share}px;height:{pixels * share}px"
            look = f"display:grid;place-items:center;height:100vh;background:{WATER};border-radius:{corners}"
            page.set_content(f'<body style="margin:0"><div style="{look}"><div style="{middle}">{sign}</div></div>')
            page.screenshot(path=WEB / "site" / "icons" / name, omit_background=True)
            page.close()
        browser.close()


if __name__ == "__main__":
    main()
