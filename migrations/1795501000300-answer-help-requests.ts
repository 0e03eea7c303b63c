import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the team answered to a call for help. */
export class AnswerHelpRequests1795501000300 implements MigrationInterface {
  name = 'AnswerHelpRequests1795501000300';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE help_request
      ADD help_request_answer varchar(500) NULL,
      ADD help_request_answered_at datetime(3) NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE help_request DROP help_request_answered_at, DROP help_request_answer');
  }
}
