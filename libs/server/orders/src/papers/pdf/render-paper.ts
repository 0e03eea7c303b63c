import { defineHeavyTask } from '@wethi/platform';
import type { ConditionsPage, LabelsPage, PaperPage } from './paper-page';

/** Sets a paper in a worker thread: some 20 ms. */
export const renderPaper = defineHeavyTask<PaperPage | ConditionsPage | LabelsPage, Uint8Array>(
  import.meta.url,
  'render-paper',
  20_000,
);
