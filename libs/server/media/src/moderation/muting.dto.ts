import { ApiProperty, IntersectionType, PickType } from '@nestjs/swagger';
import { YES_NO, valuesOf, type YesNo } from '@wethi/contract';
import { Id, InsertId } from '@wethi/platform';
import { IsIn } from 'class-validator';
import { LiveStreamingMute, MuteLength } from '../chat/live-streaming-mute.entity';

/** Body of moderationMute. */
export class MutePerson extends IntersectionType(
  PickType(LiveStreamingMute, ['user_id', 'live_streaming_id', 'live_streaming_mute_reason'] as const),
  MuteLength,
) {
  /** Takes away all that they wrote within a day, too. */
  @ApiProperty({ enum: valuesOf(YES_NO) })
  @IsIn(valuesOf(YES_NO))
  with_day: YesNo;

  /** A message of the chat that goes in any case. */
  @Id(false)
  live_streaming_comment_id?: number;
}

/** What a mute did. */
export class MutedPerson extends InsertId {
  @ApiProperty({ type: 'integer', description: 'messages that were taken away with it' })
  removed: number;
}

export class MuteId {
  @Id(true)
  id: number;
}
