// Plays Open Worlds by clicking what glows, faster than a mouse could: until the match is over, nothing glows any
// more for a while, or enough was chosen. When it has been busy it Stages no more, so that the sector stalls and the
// match ends [OW-17.7]. Runs in the page.
async ({ most, patience, busy }) => {
  const pause = (time) => new Promise((done) => setTimeout(done, time));
  const lit = (prefix = "") => [
    ...new Set([...document.querySelectorAll("[data-lit][data-target]")].map((element) => element.dataset.target)),
  ].filter((target) => target.startsWith(prefix));
  const click = (selector) => {
    const found = [...document.querySelectorAll(selector)].find((one) => one.getBoundingClientRect().width > 0);
    found?.click();
    return found !== undefined;
  };
  const touch = (target) => click(`[data-target="${target}"]`);
  const curtain = () => document.querySelector("main.curtain button");
  const isOver = () => document.querySelector("dialog[open]") !== null;
  const words = () => document.querySelector("main")?.textContent ?? "";
  const until = async (isDone, time) => {
    let wake = () => undefined; // looking again and again would take more time than the whole match
    const observer = new MutationObserver(() => wake());
    observer.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
    for (const end = performance.now() + time; performance.now() < end && !isDone(); await pause(0)) {
      await Promise.race([new Promise((done) => (wake = done)), pause(Math.min(250, end - performance.now()))]);
    }
    observer.disconnect();
    return isDone();
  };
  const seen = [];
  const stage = async () => {
    for (const card of seen.length <= busy ? lit("card:") : []) {
      touch(card);
      await pause(0);
      const [world] = document.querySelectorAll(".world.works .ground");
      if (world) return world.click();
    }
    touch("pass");
  };
  const choose = async (about) => {
    const others = lit().filter((target) => !["pass", "reserve", "no"].includes(target));
    if (about === "Stage") return stage();
    if (about === "Move") {
      touch(others[0]);
      await pause(0);
      return touch(lit("world:")[0] ?? "pass");
    }
    if (others.length === 0 || ["adjusting hands", "Trash", "replacing Prohibited cards"].includes(about)) return touch("pass");
    touch(others[0]);
    await pause(0);
    if (lit("option:").length > 0) touch(lit("option:")[0]);
    await pause(0);
    click("main .prompt .button.primary"); // a Utility asks once
  };
  while (seen.length < most) {
    if (!(await until(() => isOver() || curtain() || lit().length > 0, patience))) return { seen, is: "waiting" };
    if (isOver()) return { seen, is: "over" };
    if (curtain()) {
      curtain().click();
      await until(() => !curtain(), 5000);
      continue;
    }
    const [about, before] = [document.querySelector("main [data-phase]").dataset.phase, words()];
    seen.push(about);
    await choose(about);
    if (!(await until(() => curtain() || words() !== before, 60000))) return { seen, is: `stuck at: ${about}` };
  }
  return { seen, is: "enough" };
};
