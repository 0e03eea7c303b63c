import { Injectable } from '@nestjs/common';
import { CAPTION_LANGUAGE } from '@wethi/contract';
import { Database, Storage, Transactions } from '@wethi/platform';
import { withCaptions, type CaptionTrack } from '../playlist/caption-tracks';
import { Video } from '../video/video.entity';
import { VideoCaption } from './video-caption.entity';

/** Writes master playlists with the captions that a video has: the worker adds qualities, personnel adds captions. */
@Injectable()
export class CaptionedMasters {
  constructor(
    private readonly database: Database,
    private readonly transactions: Transactions,
    private readonly storage: Storage,
  ) {}

  /**
   * From now on players find these captions.
   * @param master what else the playlist names, or how that is made of what is there; without it that which is there
   */
  async write(videoId: number, master?: string | ((there: string) => string)): Promise<void> {
    await this.transactions.run(async () => {
      // Whoever writes the same playlist waits, so that nobody brings an older list back.
      const lock = { where: { id: videoId }, lock: { mode: 'pessimistic_write' as const } };
      const video = await this.database.manager.findOne(Video, lock);
      // A show on air has its playlist from the packager, and its captions once it ended.
      if (!video || (!master && video.video_status !== 'ready')) return;
      const path = `${video.video_content_id}/master.m3u8`;
      const text = typeof master === 'string' ? master : await this.changed(path, master);
      if (text) await this.storage.put('videos', path, Buffer.from(withCaptions(text, await this.tracks(videoId))));
    });
  }

  private async changed(path: string, change = (there: string) => there): Promise<string | undefined> {
    const there = (await this.storage.get('videos', path, 'newest'))?.toString();
    return there && change(there);
  }

  private async tracks(video_id: number): Promise<CaptionTrack[]> {
    const captions = await this.database.manager.find(VideoCaption, { where: { video_id }, order: { id: 'ASC' } });
    return captions.map(({ caption_language: language, caption_stem }) => ({
      language,
      label: CAPTION_LANGUAGE[language],
      uri: `${caption_stem}.m3u8`,
    }));
  }
}
