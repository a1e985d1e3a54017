export const LAST_KEY = "player.last";
export const MODES_KEY = "player.modes";
