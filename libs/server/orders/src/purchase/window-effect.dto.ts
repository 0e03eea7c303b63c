import { ApiProperty, PartialType, PickType } from '@nestjs/swagger';
import { ShopSetting } from '@wethi/platform';

/** Settings as they would be; those left out stay. */
export class SettingsQuery extends PartialType(
  PickType(ShopSetting, ['access_window_days', 'course_access_days', 'device_limit'] as const),
) {}

/** People who bought shows, or courses, and what other days would do to them. */
export class WindowEffect {
  /** Whose last day would be another, and not over. */
  @ApiProperty({ type: 'integer' })
  moved: number;

  /** How many shows or courses those people have. */
  @ApiProperty({ type: 'integer' })
  products: number;

  /** For whom it is over, and would not be. */
  @ApiProperty({ type: 'integer' })
  again: number;

  /** Who can watch today, and could not any more. */
  @ApiProperty({ type: 'integer' })
  lost: number;
}

/** Null of what was not asked for. */
export class SettingsEffect {
  @ApiProperty({ type: () => WindowEffect, nullable: true })
  shows: WindowEffect | null;

  @ApiProperty({ type: () => WindowEffect, nullable: true })
  courses: WindowEffect | null;

  /** Who has something that is open today; asked for with the number of devices. */
  @ApiProperty({ type: 'integer', nullable: true })
  watching: number | null;
}
