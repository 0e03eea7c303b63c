import { defineJob } from '@wethi/platform';

/** Once more moves what came in for an account at the moment of its merge, or was still on its way. */
export const gatherLateRows = defineJob<{ account_merge_id: number; round: number }>('gather-late-rows', {
  lane: 'heavy',
  timeout: '10m',
});

/** Requests end within seconds; reports of players lie in Redis until the next minute. */
export const GATHER_AFTER_MINUTES = [1, 10] as const;
