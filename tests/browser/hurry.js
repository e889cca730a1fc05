// Plays on by clicking what glows, faster than a mouse could: until the match is over, a certain target is offered, or
// enough was chosen. A second click on the same thing confirms. Runs in the page.
async ({ most, stop, avoid }) => {
  const CLOCKS = "[data-clock], [data-window]";
  const pause = (time) => new Promise((done) => setTimeout(done, time));
  const element = (target) =>
    [...document.querySelectorAll(`[data-target="${target}"]`)].find((one) => one.getBoundingClientRect().width > 0);
  const lit = () => [
    ...new Set([...document.querySelectorAll("[data-lit][data-target]")].map((one) => one.dataset.target)),
  ].filter((target) => element(target));
  const click = (target) => element(target).dispatchEvent(new MouseEvent("click", { bubbles: true })); // drawings too
  const isOver = () => document.querySelector("dialog[open]") !== null;
  const words = () => {
    const main = document.querySelector("main");
    if (!main?.querySelector(CLOCKS)) return main?.textContent ?? "";
    const still = main.cloneNode(true);
    for (const clock of still.querySelectorAll(CLOCKS)) clock.remove(); // they change without anybody choosing
    return still.textContent;
  };
  const until = async (isDone) => {
    let wake = () => undefined; // looking again and again would take more time than the whole match
    const observer = new MutationObserver(() => wake());
    observer.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
    try {
      for (const end = performance.now() + 60000; performance.now() < end; ) {
        document.querySelector("main [role=alert] .primary")?.click(); // news that one has read
        if (isDone()) return true;
        await Promise.race([new Promise((done) => (wake = done)), pause(250)]);
        await pause(0); // until all of it has changed
      }
      return false;
    } finally {
      observer.disconnect();
    }
  };
  for (let number = 0; number < most; number++) {
    if (!(await until(() => isOver() || lit().length > 0))) return "stuck: nothing is offered";
    const offered = lit();
    if (isOver()) return "over";
    if (offered.includes(stop)) return "stopped";
    const liked = offered.filter((target) => avoid === "" || !target.startsWith(avoid));
    const choices = liked.length > 0 ? liked : offered;
    const target = choices[number % choices.length];
    const before = words();
    click(target);
    await pause(0);
    if (element(target)?.matches("[data-lit][data-chosen]")) click(target); // it asks once
    if (!(await until(() => words() !== before || lit().join() !== offered.join()))) return `stuck at: ${target}`;
  }
  return "enough";
};
