import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An index whose columns begin another index only costs every write; lists in the order of items had none at all. */
export class DropCoveredIndexes1795400300000 implements MigrationInterface {
  name = 'DropCoveredIndexes1795400300000';

  async up(runner: QueryRunner): Promise<void> {
    for (const [table, column] of COVERED) await runner.query(`ALTER TABLE ${table} DROP KEY ${table}_${column}`);
    for (const [table, column] of ORDERED)
      await runner.query(`ALTER TABLE ${table} ADD KEY ${table}_${column} (${column})`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [table, column] of ORDERED) await runner.query(`ALTER TABLE ${table} DROP KEY ${table}_${column}`);
    for (const [table, column] of COVERED)
      await runner.query(`ALTER TABLE ${table} ADD KEY ${table}_${column} (${column})`);
  }
}

const COVERED = [
  ['coupon_email', 'coupon_id'],
  ['coupon_tel', 'coupon_id'],
  ['stage_time_member', 'stage_time_id'],
  ['videos_user_status', 'stage_id'],
  ['videos_user_status', 'user_id'],
  ['video_statistics', 'user_id'],
  ['video_statistics', 'video_id'],
] as const;

const ORDERED = [
  ['band_member_detail', 'band_member_detail_item'],
  ['product_detail_list', 'product_detail_list_item'],
  ['stage_time', 'stage_detail_time_item'],
  ['video', 'video_item'],
] as const;
