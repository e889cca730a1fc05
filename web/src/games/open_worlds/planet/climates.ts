// What Worlds are made of: several palettes for each climate, chosen by the name.

export interface Traits {
  name: string;
  h2o: number;
  res: number;
  habitable: boolean;
  hostile: boolean;
}

export interface Palette {
  sea: readonly [string, string]; // deep, shallow
  land: readonly [string, string, string]; // low, high, peak
  air: string;
  vein: string;
  hot?: string;
}

export type Climate = "terra" | "wild" | "lava" | "toxic" | "maelstrom" | "frozen" | "steppe" | "barren";

const palette = (sea: string, land: string, air: string, vein: string, hot?: string): Palette => ({
  sea: sea.split(" ") as [string, string],
  land: land.split(" ") as [string, string, string],
  air,
  vein,
  hot,
});

export const PALETTES: Record<Climate, readonly Palette[]> = {
  terra: [
    palette("#0b3a78 #2f86c8", "#3f8f5a #86a352 #c9b67c", "#8fd0ff", "#ffe2a6"),
    palette("#0d4a66 #38a3b0", "#5b8f3f #a3a04e #d8c58c", "#9be7e4", "#ffe9b8"),
    palette("#1a3c86 #4a8fd6", "#2f8a70 #6fae78 #cfd8a8", "#a8cfff", "#ffdf9a"),
  ],
  wild: [
    palette("#1c2f5e #3f6fa8", "#7a3a72 #a8527a #e0a08c", "#c9a4ff", "#ffe08a"),
    palette("#123f52 #2d8490", "#8a3f3c #b8683f #e6b86c", "#ffb58f", "#fff0b0"),
    palette("#20305a #4a68a8", "#2f7a6e #4fa88a #b8e0a0", "#8ff0d0", "#ffe39a"),
  ],
  lava: [
    palette("#2a2024 #43302e", "#59403a #7c5648 #a8765c", "#ff8a5c", "#ffd27a", "#ff7a3c"),
    palette("#221d2c #3a2d3c", "#4c3a44 #6e4e52 #9a6c62", "#ff9a78", "#ffe0a0", "#ff5f45"),
  ],
  toxic: [
    palette("#5a5a1e #8a8a34", "#9a8a3c #c4ac54 #e8d488", "#e8f08a", "#fff6c0"),
    palette("#4a3a5c #74588a", "#8a6a8c #b08aa0 #dcb8bc", "#e6b4f0", "#fff0c8"),
    palette("#2f5a4a #4f8a6c", "#7a9a5c #a8bc70 #d8e09c", "#c0f0a0", "#fff4b0"),
  ],
  maelstrom: [palette("#0a2436 #1f5a78", "#2c5c6c #4a8490 #8ab8b8", "#78e0ff", "#e8fff0")],
  frozen: [
    palette("#6f9cc0 #b8d8ec", "#a4b4c4 #c8d0d8 #eef4f8", "#cfeaff", "#ffe6b4"),
    palette("#5a8aa8 #9cc8d8", "#8c9cac #b4bcc8 #e4ecf2", "#b8f0ff", "#ffe0a8"),
  ],
  steppe: [
    palette("#2c5a80 #5c98b4", "#a07850 #c49a68 #e6cc9c", "#e8cfa8", "#fff0c0"),
    palette("#34587a #6c9cb0", "#8a6a5c #b08c74 #dcc0a4", "#f0c8a8", "#fff2cc"),
    palette("#3a6070 #74a4a4", "#7c7a58 #a8a276 #d8d0a0", "#e0e0b0", "#fff4c4"),
  ],
  barren: [
    palette("#4c4a50 #68646a", "#86807e #a8a09a #d0c8c0", "#c8ccd8", "#ffe2a0"),
    palette("#5a3428 #7a4834", "#9a5e40 #c08058 #e4ac80", "#ffb890", "#ffe8a8"),
  ],
};

/** A World's climate follows from its values; where they leave a choice, the roll decides. */
export function climateOf({ h2o, res, habitable, hostile }: Traits, roll: number): Climate {
  if (habitable) return hostile ? "wild" : "terra";
  if (hostile) return h2o >= 7 ? "maelstrom" : res >= 6 || roll < 0.35 ? "lava" : "toxic";
  if (h2o >= 5) return "frozen";
  if (h2o < 3) return "barren";
  return roll < 0.28 ? "frozen" : "steppe";
}
