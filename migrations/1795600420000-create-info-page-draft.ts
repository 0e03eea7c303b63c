import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Texts of pages of information that are being written, beside what visitors read (SITE-09). */
export class CreateInfoPageDraft1795600420000 implements MigrationInterface {
  name = 'CreateInfoPageDraft1795600420000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE info_page_draft (
      id int unsigned NOT NULL AUTO_INCREMENT,
      create_at datetime(3) NOT NULL DEFAULT current_timestamp(3),
      update_at datetime(3) NOT NULL DEFAULT current_timestamp(3) ON UPDATE current_timestamp(3),
      create_by int unsigned NULL,
      info_page_id int unsigned NOT NULL,
      info_page_draft_title varchar(120) NOT NULL,
      info_page_draft_ingress varchar(300) NULL,
      info_page_draft_body text NULL,
      PRIMARY KEY (id),
      UNIQUE KEY info_page_draft_info_page_id (info_page_id),
      CONSTRAINT info_page_draft_info_page FOREIGN KEY (info_page_id) REFERENCES info_page (id) ON DELETE CASCADE
    )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE info_page_draft');
  }
}
