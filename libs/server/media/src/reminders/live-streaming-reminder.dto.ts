import { ApiProperty } from '@nestjs/swagger';
import type { YesNo } from '@wethi/contract';
import { IsIn } from 'class-validator';
import { LiveStreamingId } from '../live/publishing-key.dto';

/** Whether the caller is reminded of a show. */
export class ReminderState {
  @ApiProperty({ enum: ['Y', 'N'] })
  live_streaming_reminder: YesNo;
}

/** Body of liveStreamingReminder. */
export class SetReminder extends LiveStreamingId {
  @ApiProperty({ enum: ['Y', 'N'] })
  @IsIn(['Y', 'N'])
  live_streaming_reminder: YesNo;
}
