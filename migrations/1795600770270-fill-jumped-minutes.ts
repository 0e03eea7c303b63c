import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A minute between two that were watched was guessed when progress was read, as players at double speed jumped over it. It is
 * written with the others now; what was watched before is filled in here, once.
 */
export class FillJumpedMinutes1795600770270 implements MigrationInterface {
  name = 'FillJumpedMinutes1795600770270';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      "UPDATE video_watched SET minutes = minutes | ((minutes << 1) & (minutes >> 1)) WHERE live = 'N'",
    );
  }

  async down(): Promise<void> {
    // Nobody can tell them from those that were reported.
  }
}
