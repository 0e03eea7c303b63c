import type { GateMemory } from './gate-store';

/** Names of guests go with the session; who was let in and not told yet stays, without the others. */
export function forgetGates(): void {
  try {
    for (const key of Object.keys(localStorage).filter((each) => each.startsWith('wethi-gate-'))) {
      const memory = JSON.parse(localStorage.getItem(key) ?? '') as GateMemory;
      localStorage.removeItem(key);
      if (memory.waiting.length > 0) localStorage.setItem(key, JSON.stringify({ ...memory, tickets: [], readAt: 0 }));
    }
  } catch {
    // Where nothing may be kept nothing was.
  }
}
