import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What waits for a phone stays with the account that leaves it: of tickets it is noted when they were taken, as of gifts, and of
 * accounts since when they have their phone. Changes of phones that are older than their events are not known any more.
 */
export class BindOffersToAccounts1795600770260 implements MigrationInterface {
  name = 'BindOffersToAccounts1795600770260';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE ticket ADD ticket_taken_at datetime(3) NULL');
    await runner.query('UPDATE ticket SET ticket_taken_at = ticket_sent_at WHERE ticket_user_id IS NOT NULL');
    await runner.query('ALTER TABLE user ADD user_tel_at datetime(3) NULL');
    await runner.query(`
      UPDATE user u
        JOIN (SELECT user_id, MAX(create_at) AS changed_at FROM account_event
               WHERE account_event_kind = 'phone' GROUP BY user_id) e ON e.user_id = u.id
         SET u.user_tel_at = e.changed_at, u.update_at = u.update_at`);
  }

  /** What was not taken is nobody's again. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query('UPDATE ticket SET ticket_user_id = NULL WHERE ticket_taken_at IS NULL');
    await runner.query('UPDATE gift SET gift_user_id = NULL WHERE gift_taken_at IS NULL');
    await runner.query('ALTER TABLE ticket DROP COLUMN ticket_taken_at');
    await runner.query('ALTER TABLE user DROP COLUMN user_tel_at');
  }
}
