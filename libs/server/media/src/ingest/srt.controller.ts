import { Body, Controller, Get, Post, Query } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { valuesOf, YES_NO, type YesNo } from '@wethi/contract';
import { Allow, Answers, ByIdQuery, CurrentActor, type Actor } from '@wethi/platform';
import { IsIn } from 'class-validator';
import { LiveStreamingCamera } from '../live/live-streaming-camera.entity';
import { LiveStreaming } from '../live/live-streaming.entity';
import { LiveStreamingId } from '../live/publishing-key.dto';
import { SrtIngest, type Sent } from './srt-ingest';

class SrtSwitch extends LiveStreamingId {
  @ApiProperty({ enum: valuesOf(YES_NO) })
  @IsIn(valuesOf(YES_NO))
  srt_open: YesNo;
}

/** Where a band sends by SRT; the stream key is the passphrase. */
class SrtAddress {
  /** Null while the way is closed. */
  @ApiProperty({ type: String, nullable: true })
  live_streaming_srt: string | null;
}

/** The way in for weak uplinks beside RTMP. */
@Controller()
@Allow('media.write')
export class SrtController {
  constructor(private readonly srt: SrtIngest) {}

  @Get('liveStreamingSrt')
  @Answers('liveStreamingSrt', { one: SrtAddress })
  address(@Query() { id }: ByIdQuery, @CurrentActor() actor: Actor): Promise<SrtAddress> {
    return this.addressOf(LiveStreaming, id, actor);
  }

  @Post('liveStreamingSrt')
  @Answers('switch-liveStreamingSrt', { one: SrtAddress })
  switch(@Body() body: SrtSwitch, @CurrentActor() actor: Actor): Promise<SrtAddress> {
    return this.turn(LiveStreaming, body, actor);
  }

  /** The same of the camera of a member. */
  @Get('liveStreamingCameraSrt')
  @Answers('liveStreamingCameraSrt', { one: SrtAddress })
  cameraAddress(@Query() { id }: ByIdQuery, @CurrentActor() actor: Actor): Promise<SrtAddress> {
    return this.addressOf(LiveStreamingCamera, id, actor);
  }

  @Post('liveStreamingCameraSrt')
  @Answers('switch-liveStreamingCameraSrt', { one: SrtAddress })
  switchCamera(@Body() body: SrtSwitch, @CurrentActor() actor: Actor): Promise<SrtAddress> {
    return this.turn(LiveStreamingCamera, body, actor);
  }

  private async addressOf(of: Sent, id: number, actor: Actor): Promise<SrtAddress> {
    return { live_streaming_srt: await this.srt.address(of, id, actor) };
  }

  private async turn(of: Sent, { id, srt_open }: SrtSwitch, actor: Actor): Promise<SrtAddress> {
    if (srt_open === 'Y') return { live_streaming_srt: await this.srt.open(of, id, actor) };
    await this.srt.close(of, id, actor);
    return { live_streaming_srt: null };
  }
}
