/** Listens until the signal ends it. Chrome 87 of televisions knows no listeners that end by themselves. */
export function listen<Heard extends Event>(
  target: EventTarget,
  name: string,
  act: (event: Heard) => void,
  signal: AbortSignal,
  once = false,
): void {
  if (signal.aborted) return;
  const listener = act as EventListener;
  target.addEventListener(name, listener, { once });
  signal.addEventListener('abort', () => target.removeEventListener(name, listener), { once: true });
}
