import { wantsToSave } from '../offer/data-use';
import type { Quality } from '../offer/offer';

const KEY = 'wethi_player';

/** What a viewer set once on this device and expects again. */
export interface Preferences {
  volume: number;
  muted: boolean;
  quality: Quality;
  /** Automatic quality stays below what costs much data. */
  saver: boolean;
  /** Language of the captions, null for none. */
  captions: string | null;
}

const DEFAULTS = { volume: 1, muted: false, quality: null, captions: null };

/** Reads what this browser remembers; the defaults where nothing is stored or storage is closed. */
export function readPreferences(): Preferences {
  const defaults = { ...DEFAULTS, saver: wantsToSave() };
  try {
    return { ...defaults, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Preferences>) };
  } catch {
    return defaults;
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
