import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whom the studio calls when the signal is in trouble. */
export class CallTheTechnician1795600720000 implements MigrationInterface {
  name = 'CallTheTechnician1795600720000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE live_streaming ADD live_streaming_technician_tel varchar(10) NULL AFTER live_streaming_stream_key',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE live_streaming DROP live_streaming_technician_tel');
  }
}
