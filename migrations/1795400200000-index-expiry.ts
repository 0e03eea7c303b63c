import type { MigrationInterface, QueryRunner } from 'typeorm';

const COLUMNS = [
  ['outbox', 'dead_at'],
  ['known_device', 'seen_at'],
  ['verification_code', 'expires_at'],
  ['verification_ticket', 'expires_at'],
];

/** So that deleting expired rows every hour reads no whole table. */
export class IndexExpiry1795400200000 implements MigrationInterface {
  name = 'IndexExpiry1795400200000';

  async up(runner: QueryRunner): Promise<void> {
    for (const [table, column] of COLUMNS)
      await runner.query(`ALTER TABLE ${table} ADD KEY ${table}_${column} (${column})`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [table, column] of COLUMNS) await runner.query(`ALTER TABLE ${table} DROP KEY ${table}_${column}`);
  }
}
