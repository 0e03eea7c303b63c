import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A live show names who of the band's team looks after its chat. */
export class NameChatKeepers1795600430000 implements MigrationInterface {
  name = 'NameChatKeepers1795600430000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE live_streaming
      ADD staff_id int unsigned NULL,
      ADD KEY live_streaming_staff_id (staff_id),
      ADD CONSTRAINT live_streaming_staff FOREIGN KEY (staff_id) REFERENCES staff (id) ON DELETE SET NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE live_streaming DROP FOREIGN KEY live_streaming_staff');
    await runner.query('ALTER TABLE live_streaming DROP KEY live_streaming_staff_id, DROP staff_id');
  }
}
