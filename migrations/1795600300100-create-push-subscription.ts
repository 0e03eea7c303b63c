import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Browsers that hear of new shows of a band by push (TELL-06). */
export class CreatePushSubscription1795600300100 implements MigrationInterface {
  name = 'CreatePushSubscription1795600300100';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE push_subscription (
      id int unsigned NOT NULL AUTO_INCREMENT,
      create_at datetime(3) NOT NULL DEFAULT current_timestamp(3),
      user_id int unsigned NOT NULL,
      push_subscription_hash char(64) NOT NULL,
      push_subscription_endpoint varchar(1000) NOT NULL,
      push_subscription_p256dh varchar(100) NOT NULL,
      push_subscription_auth varchar(40) NOT NULL,
      PRIMARY KEY (id),
      UNIQUE KEY push_subscription_push_subscription_hash (push_subscription_hash),
      KEY push_subscription_user_id (user_id),
      CONSTRAINT push_subscription_user FOREIGN KEY (user_id) REFERENCES user (id) ON DELETE CASCADE
    )`);
    await runner.query(
      "ALTER TABLE band_follow ADD band_follow_push char(1) NOT NULL DEFAULT 'N' AFTER band_follow_sms",
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE band_follow DROP band_follow_push');
    await runner.query('DROP TABLE push_subscription');
  }
}
