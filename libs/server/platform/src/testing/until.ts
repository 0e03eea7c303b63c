/** Looks every 25 ms until something has come about; after so many seconds it fails. */
export async function until(condition: () => boolean | Promise<boolean>, seconds = 10): Promise<void> {
  for (let tried = 0; tried < seconds * 40; tried += 1) {
    if (await condition()) return;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error('it did not come to that');
}
