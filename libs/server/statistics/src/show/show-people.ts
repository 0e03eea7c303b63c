import { Injectable } from '@nestjs/common';
import { VideoStatistics } from '@wethi/media';
import { maskedPhone } from '@wethi/format';
import { AuditLog, Database, escapeLike, MAX_ROWS, refuse, type Actor, type TableColumn } from '@wethi/platform';
import type { ShowPerson } from './show.dto';
import { WatchedShows, type WatchedShow } from './watched-show';

/** Which of them. */
interface Which {
  user_id?: number;
  q?: string;
}

export const PERSON_COLUMNS: TableColumn<ShowPerson>[] = [
  { name: 'user_nickname', title: 'ชื่อเล่น' },
  { name: 'tel', title: 'เบอร์โทรศัพท์' },
  { name: 'time_total', title: 'ดูไปแล้ว (วินาที)' },
  { name: 'reached', title: 'ไกลสุดที่ (วินาที)' },
  { name: 'stalls', title: 'กระตุก (ครั้ง)' },
  { name: 'visits', title: 'จำนวนครั้ง' },
];

/** Who watched a show, and who has a ticket and did not, with masked phones. */
@Injectable()
export class ShowPeople {
  constructor(
    private readonly shows: WatchedShows,
    private readonly database: Database,
    private readonly audit: AuditLog,
  ) {}

  /** Who watched longest first. @returns the page's and how many there are */
  async page(show: WatchedShow, which: Which, page: number, limit: number): Promise<[ShowPerson[], number]> {
    const [rows, { total }] = await Promise.all([
      this.rows(show, which, limit, (page - 1) * limit),
      this.people(show, which)
        .select(({ fn }) => fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow(),
    ]);
    return [rows, total];
  }

  /** All of them, for a file; who took it is noted. @throws Refusal LIST_TOO_LONG */
  async all(show: WatchedShow, format: string, actor: Actor): Promise<ShowPerson[]> {
    const rows = await this.rows(show, {}, MAX_ROWS + 1, 0);
    if (rows.length > MAX_ROWS) throw refuse('LIST_TOO_LONG');
    const { first, last, video } = show;
    await this.audit.record(actor, 'export', VideoStatistics, video.id, undefined, {
      ...{ format, first, last, rows: rows.length },
    });
    return rows;
  }

  private async rows(show: WatchedShow, which: Which, limit: number, offset: number): Promise<ShowPerson[]> {
    const people = await this.people(show, which)
      .select(['u.user_nickname', 'u.user_tel', 'u.user_path', 'viewer.user_id', 'viewer.time_total'])
      .select(['viewer.stalls', 'viewer.reached', 'viewer.visits', 'viewer.last_at'])
      .select(this.shows.device(show).as('device'))
      .orderBy('viewer.time_total', 'desc')
      .orderBy('viewer.user_id')
      .limit(limit)
      .offset(offset)
      .execute();
    return people.map(({ user_tel, ...person }) => ({ ...person, tel: maskedPhone(user_tel) }));
  }

  private people(show: WatchedShow, { user_id, q }: Which) {
    const words = q?.trim();
    return this.database.sql
      .selectFrom(this.shows.people(show, user_id).as('viewer'))
      .innerJoin('user as u', 'u.id', 'viewer.user_id')
      .$if(Boolean(words), (people) =>
        people.where(({ eb, or }) =>
          or([
            eb('u.user_nickname', 'like', `%${escapeLike(words ?? '')}%`),
            // More digits would find out the ones that are masked.
            ...(/^\d{4}$/.test(words ?? '') ? [eb('u.user_tel', 'like', `%${words}`)] : []),
          ]),
        ),
      );
  }
}
