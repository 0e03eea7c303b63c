import { defineJob } from '@wethi/platform';

interface ShowsToTell {
  product_id: number;
  /** More shows of the same band that came with it, told of in the same message. */
  other_ids?: number[];
  /** The show whose message tells of this one, too; then there is nothing to do, now or when it comes onto the site again. */
  told_with?: number;
}

/** Tells who follows a band of its new show; handled in notifications. */
export const tellFollowers = defineJob<ShowsToTell>('tell-followers', { lane: 'notices', timeout: '5m' });
