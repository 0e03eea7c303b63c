import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Accounts of other sites that sign customers in, and sign-ins that are under way (ACC-07; docs/decisions/0055). */
export class CreateUserSocial1795600000320 implements MigrationInterface {
  name = 'CreateUserSocial1795600000320';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE user_social (
      id int unsigned NOT NULL AUTO_INCREMENT,
      create_at datetime(3) NOT NULL DEFAULT current_timestamp(3),
      user_id int unsigned NOT NULL,
      social_provider varchar(20) NOT NULL,
      social_subject varchar(191) COLLATE utf8mb4_bin NOT NULL,
      social_name varchar(120) NULL,
      PRIMARY KEY (id),
      UNIQUE KEY user_social_provider_subject (social_provider, social_subject),
      UNIQUE KEY user_social_user_provider (user_id, social_provider),
      KEY user_social_user_id (user_id),
      CONSTRAINT user_social_user FOREIGN KEY (user_id) REFERENCES user (id) ON DELETE CASCADE
    )`);
    await runner.query(`CREATE TABLE social_try (
      id int unsigned NOT NULL AUTO_INCREMENT,
      state_hash char(64) NOT NULL,
      browser_hash char(64) NOT NULL,
      social_provider varchar(20) NOT NULL,
      code_verifier varchar(128) NOT NULL,
      nonce varchar(64) NOT NULL,
      then_path varchar(300) NOT NULL,
      user_id int unsigned NULL,
      expires_at datetime(3) NOT NULL,
      returned_at datetime(3) NULL,
      done_at datetime(3) NULL,
      social_subject varchar(191) COLLATE utf8mb4_bin NULL,
      social_name varchar(120) NULL,
      email varchar(120) NULL,
      PRIMARY KEY (id),
      UNIQUE KEY social_try_state_hash (state_hash),
      KEY social_try_expires_at (expires_at),
      KEY social_try_browser_hash (browser_hash),
      KEY social_try_user_id (user_id)
    )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE social_try');
    await runner.query('DROP TABLE user_social');
  }
}
