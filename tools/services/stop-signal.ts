const controller = new AbortController();
let listening = false;

/**
 * Aborts when this process is asked to end: Ctrl-C, `kill`, or its terminal is closed. From the first call on these no longer
 * end the process by themselves, nor does a second one, since npm passes Ctrl-C on once more.
 */
export function stopping(): AbortSignal {
  if (!listening)
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => controller.abort());
  listening = true;
  return controller.signal;
}

/** Resolves when `stopping` aborts. */
export function stopSignal(): Promise<void> {
  return new Promise((resolve) => stopping().addEventListener('abort', () => resolve(), { once: true }));
}
