import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Two accounts of one person become one; what a merge changed is remembered as long as it can be taken back. */
export class MergeAccounts1795600740000 implements MigrationInterface {
  name = 'MergeAccounts1795600740000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE user
      ADD user_merged_into int unsigned NULL,
      ADD KEY user_user_merged_into (user_merged_into),
      ADD CONSTRAINT user_merged_into_user FOREIGN KEY (user_merged_into) REFERENCES user (id) ON DELETE SET NULL`);
    await runner.query(`CREATE TABLE account_merge (
      id int unsigned NOT NULL AUTO_INCREMENT,
      create_at datetime(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
      kept_user_id int unsigned NOT NULL,
      gone_user_id int unsigned NOT NULL,
      account_merge_by int unsigned NULL,
      account_merge_orders int unsigned NOT NULL DEFAULT 0,
      PRIMARY KEY (id),
      UNIQUE KEY account_merge_gone_user_id (gone_user_id),
      KEY account_merge_kept_user_id (kept_user_id),
      KEY account_merge_create_at (create_at),
      CONSTRAINT account_merge_kept_user FOREIGN KEY (kept_user_id) REFERENCES user (id) ON DELETE CASCADE,
      CONSTRAINT account_merge_gone_user FOREIGN KEY (gone_user_id) REFERENCES user (id) ON DELETE CASCADE
    ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci`);
    await runner.query(`CREATE TABLE account_merge_row (
      id int unsigned NOT NULL AUTO_INCREMENT,
      create_at datetime(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
      account_merge_id int unsigned NOT NULL,
      gone_user_id int unsigned NOT NULL,
      merged_table varchar(64) NOT NULL,
      merged_key varchar(300) NOT NULL,
      merged_before longtext NOT NULL,
      merged_after longtext NULL,
      merged_file varchar(200) NULL,
      PRIMARY KEY (id),
      KEY account_merge_row_account_merge_id (account_merge_id),
      KEY account_merge_row_gone_user_id (gone_user_id),
      KEY account_merge_row_create_at (create_at),
      CONSTRAINT account_merge_row_account_merge FOREIGN KEY (account_merge_id) REFERENCES account_merge (id) ON DELETE CASCADE
    ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['account_merge_row', 'account_merge']) await runner.query(`DROP TABLE ${table}`);
    await runner.query(`ALTER TABLE user
      DROP FOREIGN KEY user_merged_into_user, DROP KEY user_user_merged_into, DROP user_merged_into`);
  }
}
