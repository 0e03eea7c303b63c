import { defineJob } from '@wethi/platform';

/** Issues the receipt of an approved order, behind the approval, which waits for no running number; handled in papers. */
export const issueReceipt = defineJob<{ orders_id: number }>('issue-receipt', { lane: 'heavy', timeout: '1m' });
