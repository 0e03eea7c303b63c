import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whoever writes to the shop may show what they see (SITE-09). */
export class AttachPicturesToMessages1795600700020 implements MigrationInterface {
  name = 'AttachPicturesToMessages1795600700020';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE help_request
      ADD help_request_picture varchar(80) NULL AFTER help_request_text,
      ADD KEY help_request_help_request_picture (help_request_picture)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE help_request DROP KEY help_request_help_request_picture, DROP help_request_picture',
    );
  }
}
