// Bots think here, so that tables answer meanwhile.
import { startPython } from "./python";
import { isBeyondHelp, reasonOf, type FromBots, type ToBots } from "./talk";

interface PythonBots {
  answer(text: string): Promise<string>;
}

function say(message: FromBots): void {
  postMessage(message);
}

const bots = begin();
bots.catch((error: unknown) => say({ type: "failed", reason: reasonOf(error) }));

onmessage = async ({ data: { id, text } }: MessageEvent<ToBots>) => {
  try {
    say({ type: "answer", id, text: await (await bots).answer(text) });
  } catch (error) {
    say(
      isBeyondHelp(error)
        ? { type: "failed", reason: reasonOf(error) }
        : { type: "problem", id, reason: reasonOf(error) },
    );
  }
};

async function begin(): Promise<PythonBots> {
  const python = await startPython(
    () => undefined,
    () => say({ type: "missing" }),
  );
  return python.pyimport("oceanarium.tab.bots") as PythonBots;
}
