import { defineHeavyTask } from '@wethi/platform';
import type { ConditionsPage, PaperPage } from './paper-page';

/** Draws a paper as a picture in a worker thread, for pages: phones show no PDF within one. Some 30 ms. */
export const drawPaper = defineHeavyTask<PaperPage | ConditionsPage, string>(import.meta.url, 'draw-paper', 20_000);
