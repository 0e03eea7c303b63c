import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { backupOf } from '@wethi/contract';
import { type Actor, AuditLog, Config, Database, Records, refuse } from '@wethi/platform';
import type { LiveRecording } from './live-recording.dto';
import { LiveStreaming } from './live-streaming.entity';

/** nginx begins a file for a publisher that it refuses, too; it stays this short. */
const EMPTY_BYTES = 13;
/** As nginx names them: the stream, and when it began, in seconds since 1970. */
const NAME = /^(.+)-(\d+)\.flv$/;

/** What the band sent, as nginx recorded it, for as long as the disk has room (docs/decisions/0014, 0043). */
@Injectable()
export class Recordings {
  constructor(
    private readonly database: Database,
    private readonly records: Records,
    private readonly audit: AuditLog,
    private readonly config: Config,
  ) {}

  /** Those of a show, the oldest first; of another machine none. @throws Refusal NOT_FOUND */
  async of(showId: number, actor: Actor): Promise<LiveRecording[]> {
    const { video_id } = await this.records.byId(LiveStreaming, showId, actor);
    const [video] = await this.database.query<{ video_content_id: string | null }[]>(
      'SELECT video_content_id FROM video WHERE id = ?',
      [video_id],
    );
    const stream = video?.video_content_id;
    if (!stream) return [];
    const names = await readdir(this.folder).catch(() => []);
    const own = names.flatMap((name) => {
      const [, of, seconds] = NAME.exec(name) ?? [];
      const isBackup = of === backupOf(stream);
      return of === stream || isBackup ? { name, isBackup, begun_at: new Date(Number(seconds) * 1000) } : [];
    });
    const found = await Promise.all(own.map(async (one) => ({ ...one, size: await this.sizeOf(one.name) })));
    return found
      .filter(({ size }) => size > EMPTY_BYTES)
      .sort((one, other) => one.begun_at.getTime() - other.begun_at.getTime())
      .map(({ name: recording, isBackup, begun_at, size }) => ({
        ...{ recording, begun_at, size },
        is_backup: isBackup ? 'Y' : 'N',
      }));
  }

  /** Lets somebody take one of them; it is noted. @returns what the file is called @throws Refusal NOT_FOUND */
  async take(showId: number, recording: string, actor: Actor): Promise<string> {
    const found = (await this.of(showId, actor)).find((one) => one.recording === recording);
    if (!found) throw refuse('NOT_FOUND');
    const { live_streaming_name } = await this.records.byId(LiveStreaming, showId, actor);
    await this.audit.record(actor, 'export', LiveStreaming, showId, undefined, { recording });
    return `${live_streaming_name} ${found.begun_at.getTime() / 1000}.flv`;
  }

  private get folder(): string {
    return join(this.config.STORAGE_DIR, 'recordings');
  }

  private async sizeOf(name: string): Promise<number> {
    return (await stat(join(this.folder, name)).catch(() => undefined))?.size ?? 0;
  }
}
