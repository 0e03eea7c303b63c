import { defineHeavyTask } from '@wethi/platform';

export const readPdf = defineHeavyTask<Uint8Array, string[]>(import.meta.url, 'read-pdf', 20_000);
