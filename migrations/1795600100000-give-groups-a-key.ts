import { randomBytes } from 'node:crypto';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a group's QR holds, so that only who saw it joins (ACC-12). */
export class GiveGroupsAKey1795600100000 implements MigrationInterface {
  name = 'GiveGroupsAKey1795600100000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE member_group ADD member_group_key varchar(24) NULL AFTER member_group_limit');
    const groups = (await runner.query('SELECT id FROM member_group')) as { id: number }[];
    for (const { id } of groups) {
      const key = randomBytes(12).toString('hex');
      await runner.query('UPDATE member_group SET member_group_key = ? WHERE id = ?', [key, id]);
    }
    await runner.query('ALTER TABLE member_group ADD UNIQUE KEY member_group_member_group_key (member_group_key)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE member_group DROP COLUMN member_group_key');
  }
}
