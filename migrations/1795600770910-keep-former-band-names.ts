import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Names that bands had, by which links of earlier days lead to their pages (SITE-08). */
export class KeepFormerBandNames1795600770910 implements MigrationInterface {
  name = 'KeepFormerBandNames1795600770910';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE band_former_name (
      id int unsigned NOT NULL AUTO_INCREMENT,
      create_at datetime(3) NOT NULL DEFAULT current_timestamp(3),
      update_at datetime(3) NOT NULL DEFAULT current_timestamp(3) ON UPDATE current_timestamp(3),
      create_by int unsigned NULL,
      band_id int unsigned NOT NULL,
      band_former_name varchar(120) COLLATE utf8mb4_thai_520_w2 NOT NULL,
      PRIMARY KEY (id),
      UNIQUE KEY band_former_name_band_former_name (band_former_name),
      KEY band_former_name_band_id (band_id),
      CONSTRAINT band_former_name_band FOREIGN KEY (band_id) REFERENCES band (id) ON DELETE CASCADE
    )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE band_former_name');
  }
}
