import { defineHeavyTask } from '@wethi/platform';
import type { AnyPage } from './paper-page';

/** Sets a paper in a worker thread: some 20 ms. */
export const renderPaper = defineHeavyTask<AnyPage, Uint8Array>(import.meta.url, 'render-paper', 20_000);
