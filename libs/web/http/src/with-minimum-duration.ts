/**
 * Waits for something, and at least a while, so that a loading state does not flicker (product.md §9).
 * A failure waits as long.
 */
export async function withMinimumDuration<Result>(milliseconds: number, work: Promise<Result>): Promise<Result> {
  const [result] = await Promise.allSettled([work, new Promise((resolve) => setTimeout(resolve, milliseconds))]);
  if (result.status === 'rejected') throw result.reason;
  return result.value;
}
