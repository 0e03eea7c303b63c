import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { CAPTION_BYTES, type CaptionLanguage } from '@wethi/contract';
import { Database, RecordChanges, Records, refuse, refuseField, Storage, type Actor } from '@wethi/platform';
import { captionPlaylist } from '../playlist/caption-tracks';
import { Video } from '../video/video.entity';
import { CaptionFault, readCaptions } from './caption-text';
import { CaptionedMasters } from './captioned-masters';
import { VideoCaption } from './video-caption.entity';

export interface CaptionFile {
  video_id: number;
  caption_language: CaptionLanguage;
  caption_name: string;
  bytes: Buffer;
}

/** Of a video whose length is unknown the playlist promises a day, which no video lasts. */
const UNKNOWN_SECONDS = 86_400;

/** Captions of videos: their text lies in the folder of the video, which opens to its viewers alone (WATCH-10). */
@Injectable()
export class VideoCaptions {
  constructor(
    private readonly records: Records,
    private readonly recordChanges: RecordChanges,
    private readonly database: Database,
    private readonly storage: Storage,
    private readonly masters: CaptionedMasters,
  ) {}

  /**
   * Keeps a file of captions; it replaces that of the same language.
   * @throws Refusal NOT_FOUND, TOO_LARGE, INVALID_INPUT with what is wrong in which line
   */
  async save({ bytes, ...columns }: CaptionFile, actor: Actor): Promise<VideoCaption> {
    const { video_id, caption_language } = columns;
    const { id, video_formath, video_content_id, video_duration } = await this.records.byId(Video, video_id, actor);
    if (video_formath !== 'myprolive' || !video_content_id)
      throw refuseField('video_id', 'ใส่คำบรรยายได้เฉพาะวิดีโอของเว็บ');
    const { text, cues: caption_cues } = read(bytes);
    const digest = createHash('sha256').update(text).digest('hex').slice(0, 12);
    const caption_stem = `caption-${caption_language}-${digest}`;
    await this.put(video_content_id, `${caption_stem}.vtt`, text);
    const playlist = captionPlaylist(`${caption_stem}.vtt`, video_duration ?? UNKNOWN_SECONDS);
    await this.put(video_content_id, `${caption_stem}.m3u8`, playlist);
    const before = await this.database.manager.findOneBy(VideoCaption, { video_id, caption_language });
    const row = { ...columns, caption_cues, caption_stem };
    const saved = await this.recordChanges.save(VideoCaption, before ? { id: before.id, ...row } : row, actor);
    await this.masters.write(id);
    if (before && before.caption_stem !== caption_stem) await this.removeFiles(video_content_id, before);
    return this.records.byId(VideoCaption, saved, actor);
  }

  /** @throws Refusal NOT_FOUND */
  async remove(id: number, actor: Actor): Promise<void> {
    const caption = await this.records.byId(VideoCaption, id, actor);
    await this.recordChanges.remove(VideoCaption, id, actor);
    await this.masters.write(caption.video_id);
    const video = await this.database.manager.findOneBy(Video, { id: caption.video_id });
    if (video?.video_content_id) await this.removeFiles(video.video_content_id, caption);
  }

  private put(folder: string, file: string, text: string): Promise<void> {
    return this.storage.put('videos', `${folder}/${file}`, Buffer.from(text));
  }

  private async removeFiles(folder: string, { caption_stem }: VideoCaption): Promise<void> {
    for (const ending of ['m3u8', 'vtt']) await this.storage.remove('videos', `${folder}/${caption_stem}.${ending}`);
  }
}

function read(bytes: Buffer): ReturnType<typeof readCaptions> {
  if (bytes.length > CAPTION_BYTES)
    throw refuse('TOO_LARGE', { message: `ไฟล์คำบรรยายต้องไม่เกิน ${CAPTION_BYTES / 1024 / 1024} MB` });
  try {
    return readCaptions(bytes);
  } catch (error) {
    if (error instanceof CaptionFault) throw refuse('INVALID_INPUT', { message: error.message });
    throw error;
  }
}
