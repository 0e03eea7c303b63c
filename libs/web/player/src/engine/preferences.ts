const KEY = 'wethi_player';

/** What a viewer set once and expects again: `quality` is a height in lines, null for automatic. */
export interface Preferences {
  volume: number;
  muted: boolean;
  quality: number | null;
}

const DEFAULTS: Preferences = { volume: 1, muted: false, quality: null };

/** Reads what this browser remembers; the defaults where nothing is stored or storage is closed. */
export function readPreferences(): Preferences {
  try {
    return { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Preferences>) };
  } catch {
    return DEFAULTS;
  }
}

/** Remembers a changed preference; silent where storage is closed. */
export function keepPreferences(changed: Partial<Preferences>): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...readPreferences(), ...changed }));
  } catch {
    return;
  }
}
