/** One recipe layer per kind and variant, with the range in which its spectral weight must lie (hertz). */
export const KINDS: { name: string; layer: Record<string, unknown>; weight: [low: number, high: number] }[] =
  [
    { name: "rain on leaves", layer: { kind: "rain", density: 0.5, surface: "leaves" }, weight: [500, 2500] },
    {
      name: "rain on a tin roof",
      layer: { kind: "rain", density: 0.6, surface: "roof" },
      weight: [500, 2200],
    },
    {
      name: "rain on the ground",
      layer: { kind: "rain", density: 0.5, surface: "ground" },
      weight: [300, 2000],
    },
    {
      name: "rain on a window",
      layer: { kind: "rain", density: 0.5, surface: "window" },
      weight: [300, 1800],
    },
    { name: "thunder", layer: { kind: "thunder", every: 6, distance: 0.7 }, weight: [40, 200] },
    { name: "sea", layer: { kind: "sea", period: 7, roughness: 0.5, distance: 0.4 }, weight: [120, 900] },
    { name: "wind in grass", layer: { kind: "wind", strength: 0.5, color: "grass" }, weight: [250, 1500] },
    { name: "wind in pines", layer: { kind: "wind", strength: 0.5, color: "pine" }, weight: [300, 1200] },
    { name: "wind in the open", layer: { kind: "wind", strength: 0.5, color: "open" }, weight: [120, 600] },
    { name: "wind in bamboo", layer: { kind: "wind", strength: 0.5, color: "bamboo" }, weight: [300, 1500] },
    { name: "stream", layer: { kind: "stream", flow: 0.5, size: 0.3 }, weight: [350, 1500] },
    { name: "drips", layer: { kind: "drip", every: 1.5, notes: ["E5", "A4"] }, weight: [350, 900] },
    { name: "fire", layer: { kind: "fire", crackle: 0.5 }, weight: [80, 800] },
    { name: "crickets", layer: { kind: "night", insects: "crickets", density: 0.6 }, weight: [300, 3800] },
    { name: "frogs", layer: { kind: "night", insects: "frogs", density: 0.8 }, weight: [200, 1200] },
    { name: "low birds", layer: { kind: "birds", density: 0.8, register: "low" }, weight: [250, 750] },
    { name: "high birds", layer: { kind: "birds", density: 0.8, register: "high" }, weight: [1200, 3500] },
    {
      name: "struck bowl",
      layer: { kind: "bowl", notes: ["A3"], every: 6, strike: "soft" },
      weight: [200, 450],
    },
    {
      name: "sung bowl",
      layer: { kind: "bowl", notes: ["A3"], every: 6, strike: "rim" },
      weight: [200, 400],
    },
    {
      name: "temple bell",
      layer: { kind: "bell", type: "temple", notes: ["D3"], every: 6 },
      weight: [90, 350],
    },
    {
      name: "small bell",
      layer: { kind: "bell", type: "small", notes: ["A5"], every: 4 },
      weight: [850, 1800],
    },
    {
      name: "wind chime",
      layer: { kind: "bell", type: "chime", notes: ["D5", "A5"], every: 3 },
      weight: [550, 1800],
    },
    {
      name: "pad",
      layer: { kind: "pad", chord: ["D3", "A3"], motion: 0.5, bright: 0.4 },
      weight: [140, 500],
    },
    { name: "drone", layer: { kind: "drone", note: "D2", bright: 0.4 }, weight: [70, 400] },
    { name: "zither", layer: { kind: "zither", scale: ["D4", "G4", "A4"], every: 1.5 }, weight: [280, 1200] },
    {
      name: "breath of air",
      layer: { kind: "breath", pattern: [1, 0, 1, 0], tone: "air" },
      weight: [200, 1300],
    },
    {
      name: "breath of a pad",
      layer: { kind: "breath", pattern: [1, 0, 1, 0], tone: "pad" },
      weight: [130, 500],
    },
    {
      name: "breath of a bowl",
      layer: { kind: "breath", pattern: [1, 0, 1, 0], tone: "bowl" },
      weight: [160, 500],
    },
    { name: "brown noise", layer: { kind: "noise", color: "brown" }, weight: [60, 400] },
    { name: "pink noise", layer: { kind: "noise", color: "pink" }, weight: [250, 1500] },
    { name: "heartbeat", layer: { kind: "heartbeat", bpm: 58 }, weight: [50, 160] },
    { name: "train", layer: { kind: "train", bpm: 60 }, weight: [60, 300] },
  ];
