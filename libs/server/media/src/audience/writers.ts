import { Injectable } from '@nestjs/common';
import { Database } from '@wethi/platform';
import { viewerName } from './viewer-name';

/** How the chat shows somebody. */
export interface Writer {
  user_nickname: string;
  user_path: string | null;
}

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
