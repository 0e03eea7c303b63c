import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Live shows are listed by where their evening stands: coming, on air, ended. */
export class AddLivePhase1795513000100 implements MigrationInterface {
  name = 'AddLivePhase1795513000100';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE live_streaming
      ADD live_streaming_phase varchar(20) NOT NULL DEFAULT 'ready',
      ADD KEY live_streaming_live_streaming_phase (live_streaming_phase)`);
    await runner.query(`UPDATE live_streaming SET update_at = update_at, live_streaming_phase = CASE
        WHEN live_streaming_end_at IS NOT NULL THEN 'ended'
        WHEN live_streaming_live = 'Y' OR live_streaming_start_at IS NOT NULL THEN 'onAir'
        ELSE 'ready' END`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE live_streaming
      DROP KEY live_streaming_live_streaming_phase,
      DROP live_streaming_phase`);
  }
}
