import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What pages of information said before, and drafts that were thrown away (SITE-09). */
export class CreateInfoPageVersion1795600700010 implements MigrationInterface {
  name = 'CreateInfoPageVersion1795600700010';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE info_page_version (
      id int unsigned NOT NULL AUTO_INCREMENT,
      create_at datetime(3) NOT NULL DEFAULT current_timestamp(3),
      update_at datetime(3) NOT NULL DEFAULT current_timestamp(3) ON UPDATE current_timestamp(3),
      create_by int unsigned NULL,
      info_page_id int unsigned NOT NULL,
      info_page_version_kind varchar(20) NOT NULL,
      info_page_version_title varchar(120) NOT NULL,
      info_page_version_ingress varchar(300) NULL,
      info_page_version_body text NULL,
      info_page_version_old_at datetime(3) NULL,
      PRIMARY KEY (id),
      KEY info_page_version_info_page_id (info_page_id),
      KEY info_page_version_info_page_version_old_at (info_page_version_old_at),
      CONSTRAINT info_page_version_info_page FOREIGN KEY (info_page_id) REFERENCES info_page (id) ON DELETE CASCADE
    )`);
    await runner.query(`INSERT INTO info_page_version
      (create_at, create_by, info_page_id, info_page_version_kind,
       info_page_version_title, info_page_version_ingress, info_page_version_body)
      SELECT update_at, create_by, id, 'published', info_page_title, info_page_ingress, info_page_body
        FROM info_page WHERE info_page_published = 'Y'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE info_page_version');
  }
}
