import { Injectable } from '@nestjs/common';
import { StageTime } from '@wethi/catalog';
import { duration } from '@wethi/format';
import {
  type Actor,
  Changes,
  Database,
  limitToBand,
  RecordChanges,
  Records,
  refuseField,
  Transactions,
} from '@wethi/platform';
import { StageNews } from '../news/stage-news';
import { Video } from '../video/video.entity';
import type { Chapter } from './video-chapters.dto';

/** Where in a recording the songs of its stage begin (WATCH-02). */
@Injectable()
export class VideoChapters {
  constructor(
    private readonly database: Database,
    private readonly transactions: Transactions,
    private readonly records: Records,
    private readonly recordChanges: RecordChanges,
    private readonly changes: Changes,
    private readonly news: StageNews,
  ) {}

  /**
   * Makes these seconds the chapters of a recording; songs that are not named stay as they are.
   * @param given null seconds for songs that are no chapters of it
   * @returns the stage's set list as it stands then
   * @throws Refusal NOT_FOUND; INVALID_INPUT for a video without a stage, a song of another one, and one out of order
   */
  async save(id: number, given: readonly Chapter[], actor: Actor): Promise<StageTime[]> {
    const { stage_id, video_duration, video_begin } = await this.records.byId(Video, id, actor);
    if (stage_id === null) throw refuseField('id', 'วิดีโอนี้ไม่ได้อยู่กับเวทีใด จึงไม่มีเซตลิสต์');
    const songs = await this.transactions.run(async () => {
      const before = await this.setList(stage_id, actor);
      if (given.some(({ stage_time_id }) => !before.some((song) => song.id === stage_time_id)))
        throw refuseField('chapters', 'ไม่พบช่วงนี้ในเซตลิสต์ของเวที');
      const after = before.map((song) => ({ ...song, ...placeOf(song, id, given) }));
      requireOrder(
        after.filter((song) => song.video_id === id),
        video_duration,
      );
      for (const [at, { id: song, video_id, stage_detail_time_second }] of after.entries()) {
        const was = before[at];
        if (was?.video_id === video_id && was.stage_detail_time_second === stage_detail_time_second) continue;
        await this.recordChanges.saveWithin(StageTime, { id: song, video_id, stage_detail_time_second }, actor);
      }
      const first = after.find((song) => song.video_id === id && song.stage_detail_time_second !== null);
      const begin = first?.stage_detail_time_second ?? 0;
      // Where the waiting before the first song is cut, it stays cut right there.
      if (video_begin > 0 && video_begin !== begin)
        await this.recordChanges.saveWithin(Video, { id, video_begin: begin }, actor);
      return this.setList(stage_id, actor);
    });
    await this.changes.announce(StageTime.name);
    await this.news.tell(stage_id, { kind: 'songs' });
    return songs;
  }

  /** In its order, held until the transaction ends. */
  private setList(stage_id: number, actor: Actor): Promise<StageTime[]> {
    const songs = this.database.manager.createQueryBuilder(StageTime, 'row').where({ stage_id });
    limitToBand(songs, StageTime, actor);
    return songs.orderBy('row.stage_detail_time_item').addOrderBy('row.id').setLock('pessimistic_write').getMany();
  }
}

type Place = Pick<StageTime, 'video_id' | 'stage_detail_time_second'>;

function placeOf(song: StageTime, video_id: number, given: readonly Chapter[]): Place {
  const chapter = given.find(({ stage_time_id }) => stage_time_id === song.id);
  if (!chapter) return song;
  if (chapter.second !== null) return { video_id, stage_detail_time_second: chapter.second };
  return song.video_id === video_id ? { video_id: null, stage_detail_time_second: null } : song;
}

function requireOrder(songs: readonly StageTime[], length: number | null): void {
  let last = -1;
  for (const { stage_detail_time_second: second, stage_detail_time_title: title } of songs) {
    if (second === null) continue;
    if (second <= last) throw refuseField('chapters', `“${title}” ต้องเริ่มหลัง ${duration(last)}`);
    if (length !== null && second >= length) throw refuseField('chapters', `“${title}” ต้องเริ่มก่อน ${duration(length)}`);
    last = second;
  }
}
