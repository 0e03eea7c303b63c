const KEPT = new Set<() => void>();

/** Lets go of something once whoever it belongs to has signed out: the next one on this page may be of another band. */
export function onSignedOut(forget: () => void): void {
  KEPT.add(forget);
}

/** Called where nobody is signed in any more. */
export function forgetSession(): void {
  for (const forget of KEPT) forget();
}
