import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Of which day a letter around a show spoke: one that is put off to another is reminded of again (TELL-03). */
export class RemindOfAnotherDay1795600770410 implements MigrationInterface {
  name = 'RemindOfAnotherDay1795600770410';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE show_letter ADD show_letter_date date NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE show_letter DROP show_letter_date');
  }
}
