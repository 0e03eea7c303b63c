import { Injectable } from '@nestjs/common';
import { defineJob, JobHandler } from '@wethi/platform';
import { VideoUploads } from './video-uploads';

export const deleteOldUploads = defineJob<object>('delete-old-uploads', { lane: 'heavy', timeout: '30m' });

/** Deletes uploads that nobody went on with. */
@Injectable()
export class DeleteOldUploads {
  constructor(private readonly uploads: VideoUploads) {}

  @JobHandler(deleteOldUploads)
  async sweep(): Promise<void> {
    await this.uploads.removeOld();
  }
}
