import { Injectable } from '@nestjs/common';
import { Database } from '@wethi/platform';
import { viewerName } from './viewer-name';

/** How the chat shows somebody. */
export interface Writer {
  user_nickname: string;
  user_path: string | null;
}

/** What says who wrote a message. */
interface Signed {
  /** Null where the team did. */
  user_id: number | null;
  stage_id: number;
}

const NOBODY: Writer = { user_nickname: 'ทีมงาน', user_path: null };

/** The names and pictures under which the chat shows people. */
@Injectable()
export class Writers {
  constructor(private readonly database: Database) {}

  async ofIds(ids: readonly number[]): Promise<Map<number, Writer>> {
    if (ids.length === 0) return new Map();
    const people = await this.database.sql
      .selectFrom('user')
      .select(['id', 'user_nickname', 'user_tel', 'user_path'])
      .where('id', 'in', [...new Set(ids)])
      .execute();
    return new Map(people.map((person) => [person.id, writerOf(person)]));
  }

  /** Who wrote each of some messages: a viewer, or the team of the band whose stage it is. */
  async of(messages: readonly Signed[]): Promise<(message: Signed) => Writer> {
    const [people, teams] = await Promise.all([
      this.ofIds(messages.flatMap(({ user_id }) => user_id ?? [])),
      this.teamsOf(messages.flatMap(({ user_id, stage_id }) => (user_id === null ? stage_id : []))),
    ]);
    return ({ user_id, stage_id }) => (user_id === null ? teams.get(stage_id) : people.get(user_id)) ?? NOBODY;
  }

  private async teamsOf(stageIds: readonly number[]): Promise<Map<number, Writer>> {
    if (stageIds.length === 0) return new Map();
    const bands = await this.database.sql
      .selectFrom('stage as s')
      .innerJoin('band as b', 'b.id', 's.band_id')
      .select(['s.id', 'b.band_name', 'b.band_path'])
      .where('s.id', 'in', [...new Set(stageIds)])
      .execute();
    return new Map(bands.map((band) => [band.id, teamOf(band)]));
  }
}

interface Person {
  user_nickname: string | null;
  user_tel: string;
  user_path: string | null;
}

export function writerOf({ user_nickname, user_tel, user_path }: Person): Writer {
  return { user_nickname: viewerName({ user_nickname, user_tel }), user_path };
}

/** Personnel write in the name of the band's team. */
export function teamOf({ band_name, band_path }: { band_name: string; band_path: string | null }): Writer {
  return { user_nickname: `ทีมงาน${band_name}`, user_path: band_path };
}
