import { defineJob } from '@wethi/platform';

/**
 * Makes the file of a paper and sends it to whoever has an e-mail address; handled in make-paper.job.ts. `again` tells a wish for
 * it from the letter that a paper is sent with.
 */
export const makePaper = defineJob<{ orders_paper_id: number; again?: number }>('make-paper', {
  lane: 'heavy',
  timeout: '1m',
});
