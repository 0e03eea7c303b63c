const PREFIX = 'wethi_kept_';

/** Keeps what is typed as long as the tab is open, also over a reload, until the member signs out; undefined forgets it. */
export function keepInTab(name: string, value: object | undefined): void {
  try {
    if (value) sessionStorage.setItem(PREFIX + name, JSON.stringify(value));
    else sessionStorage.removeItem(PREFIX + name);
  } catch {
    // It stands in the form as long as that is open.
  }
}

/** @returns undefined where nothing is kept */
export function keptInTab<Value extends object>(name: string): Partial<Value> | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(PREFIX + name) ?? 'null');
    return typeof kept === 'object' && kept !== null ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** Whoever uses the tab next finds nothing of it. */
export function forgetKept(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
  } catch {
    // Then nothing was kept.
  }
}
