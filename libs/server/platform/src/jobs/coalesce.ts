/**
 * Work that is never under way twice: however often it is asked for meanwhile, it runs once more afterwards.
 * @returns asks for the work; resolves when nothing is left to do, and rejects with what work throws
 */
export function coalesce(work: () => Promise<void>): () => Promise<void> {
  let wanted = false;
  let running: Promise<void> | undefined;
  const repeat = async (): Promise<void> => {
    try {
      while (wanted) {
        wanted = false;
        await work();
      }
    } finally {
      running = undefined;
    }
  };
  return () => {
    wanted = true;
    return (running ??= repeat());
  };
}
