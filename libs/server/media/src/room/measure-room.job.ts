import { Injectable } from '@nestjs/common';
import { defineJob, JobHandler, PubSub, Storage } from '@wethi/platform';

/** Where the bytes stand that S3 was found to hold. */
export const USED_KEY = 'storage-used';

export const measureRoom = defineJob<object>('measure-room', { lane: 'heavy', timeout: '30m' });

/** Adds up what lies in S3: it tells of each file and of no sum. */
@Injectable()
export class MeasureRoom {
  constructor(
    private readonly storage: Storage,
    private readonly pubsub: PubSub,
  ) {}

  @JobHandler(measureRoom)
  async measure(): Promise<void> {
    if (!this.storage.copies) return;
    let used = 0;
    for (const area of ['public', 'private', 'videos'] as const)
      for await (const { bytes } of this.storage.list(area)) used += bytes;
    await this.pubsub.redis.set(USED_KEY, used);
  }
}
