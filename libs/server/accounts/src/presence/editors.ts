import { Injectable } from '@nestjs/common';
import { Clock, Database, onlyBandOf, PubSub, type Actor } from '@wethi/platform';

/** Whoever gave no sign for so long has gone. */
const HERE_MS = 30_000;

interface Person {
  name: string;
  band_id: number | null;
}

/** Who has the form of a record open at the moment; it stands in Redis alone, and without that nobody is told of anybody. */
@Injectable()
export class Editors {
  constructor(
    private readonly pubsub: PubSub,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** A sign of somebody. @returns the names of the others */
  async sign(resource: string, id: number, actor: Actor): Promise<string[]> {
    const others = await this.note(`editing:${resource}:${id}`, actor).catch(() => []);
    if (others.length === 0) return [];
    const people = await this.database.query<Person[]>(
      `SELECT COALESCE(NULLIF(personnel_nickname, ''), NULLIF(personnel_name, ''), username) AS name, band_id
         FROM personnel WHERE id IN (?) ORDER BY name`,
      [others],
    );
    const band = onlyBandOf(actor);
    // Somebody of a band learns of colleagues in it only, whatever record they name.
    return people.filter(({ band_id }) => band === undefined || band_id === band).map(({ name }) => name);
  }

  private async note(key: string, actor: Actor): Promise<number[]> {
    const now = this.clock.now().getTime();
    const answers = await this.pubsub.redis
      .multi()
      .zadd(key, now, actor.id)
      .zremrangebyscore(key, 0, now - HERE_MS)
      .pexpire(key, 2 * HERE_MS)
      .zrange(key, 0, -1)
      .exec();
    const here = (answers?.[3]?.[1] ?? []) as string[];
    return here.map(Number).filter((id) => id !== actor.id);
  }
}
