import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who of the staff works for which band. */
export class CreateBandStaff1795200000500 implements MigrationInterface {
  name = 'CreateBandStaff1795200000500';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE band_staff (
      id int unsigned NOT NULL AUTO_INCREMENT,
      create_at datetime(3) NOT NULL DEFAULT current_timestamp(3),
      update_at datetime(3) NOT NULL DEFAULT current_timestamp(3) ON UPDATE current_timestamp(3),
      create_by int unsigned NULL,
      staff_id int unsigned NOT NULL,
      band_id int unsigned NOT NULL,
      band_staff_position varchar(60) NULL,
      PRIMARY KEY (id),
      KEY band_staff_staff_id (staff_id),
      KEY band_staff_band_id (band_id),
      CONSTRAINT band_staff_staff FOREIGN KEY (staff_id) REFERENCES staff (id),
      CONSTRAINT band_staff_band FOREIGN KEY (band_id) REFERENCES band (id)
    )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE band_staff');
  }
}
