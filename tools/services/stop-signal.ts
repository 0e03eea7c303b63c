/**
 * Resolves when this process is asked to end: Ctrl-C, `kill`, or its terminal is closed. From then on more of the same is
 * ignored, since npm passes Ctrl-C on once more.
 */
export function stopSignal(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => resolve());
  });
}
