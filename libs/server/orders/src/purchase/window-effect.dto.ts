import { ApiProperty, PartialType, PickType } from '@nestjs/swagger';
import { ShopSetting } from '@wethi/platform';

/** Settings as they would be; those left out stay. */
export class WindowsQuery extends PartialType(
  PickType(ShopSetting, ['access_window_days', 'course_access_days'] as const),
) {}

/** People who bought shows, or courses, and what other days would do to them. */
export class WindowEffect {
  /** Who can watch today, but those whom personnel lets watch longer. */
  @ApiProperty({ type: 'integer' })
  watching: number;

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

export class WindowEffectsAnswer {
  @ApiProperty()
  shows: WindowEffect;

  @ApiProperty()
  courses: WindowEffect;
}
