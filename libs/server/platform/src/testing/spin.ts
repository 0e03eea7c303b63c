import { defineHeavyTask } from '../heavy/heavy-pool';

/** A task that holds its thread, for tests: its limit is 3 s. */
export const spin = defineHeavyTask<number, string>(import.meta.url, 'spin', 3_000);
