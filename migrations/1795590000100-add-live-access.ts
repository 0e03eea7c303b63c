import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A live show says who may watch it, as its video does, and keeps how many watched it at once at most. */
export class AddLiveAccess1795590000100 implements MigrationInterface {
  name = 'AddLiveAccess1795590000100';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE live_streaming
      ADD live_streaming_access varchar(20) NOT NULL DEFAULT 'buyers',
      ADD live_streaming_peak int unsigned NULL`);
    await runner.query(`UPDATE live_streaming l JOIN video v ON v.id = l.video_id
      SET l.update_at = l.update_at,
          l.live_streaming_access = IF(v.video_disable = 'Y', 'team', IF(v.video_type = 'teaser', 'all', 'buyers'))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE live_streaming DROP live_streaming_access, DROP live_streaming_peak');
  }
}
