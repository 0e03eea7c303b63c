/** Looks every 25 ms until something has come about; after ten seconds it fails. */
export async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  for (let tried = 0; tried < 400; tried += 1) {
    if (await condition()) return;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error('it did not come to that');
}
