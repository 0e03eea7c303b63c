import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The shop's information pages (decisions.md §3). */
export class CreateInfoPage1795580000100 implements MigrationInterface {
  name = 'CreateInfoPage1795580000100';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE info_page (
      id int unsigned NOT NULL AUTO_INCREMENT,
      create_at datetime(3) NOT NULL DEFAULT current_timestamp(3),
      update_at datetime(3) NOT NULL DEFAULT current_timestamp(3) ON UPDATE current_timestamp(3),
      create_by int unsigned NULL,
      PRIMARY KEY (id),
      info_page_slug varchar(20) NOT NULL,
      info_page_title varchar(120) COLLATE utf8mb4_thai_520_w2 NOT NULL,
      info_page_ingress varchar(300) NULL,
      info_page_body text NULL,
      info_page_published char(1) NOT NULL DEFAULT 'N',
      info_page_confirmed char(1) NOT NULL DEFAULT 'N',
      UNIQUE KEY info_page_info_page_slug (info_page_slug),
      KEY info_page_info_page_published (info_page_published)
    )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE info_page');
  }
}
