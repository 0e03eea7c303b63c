import { Body, Controller, Get, Post, Query } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { valuesOf, YES_NO, type YesNo } from '@wethi/contract';
import { Allow, Answers, ByIdQuery, CurrentActor, type Actor } from '@wethi/platform';
import { IsIn } from 'class-validator';
import { LiveStreamingId } from '../live/publishing-key.dto';
import { SrtIngest } from './srt-ingest';

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
  async address(@Query() { id }: ByIdQuery, @CurrentActor() actor: Actor): Promise<SrtAddress> {
    return { live_streaming_srt: await this.srt.address(id, actor) };
  }

  @Post('liveStreamingSrt')
  @Answers('switch-liveStreamingSrt', { one: SrtAddress })
  async switch(@Body() { id, srt_open }: SrtSwitch, @CurrentActor() actor: Actor): Promise<SrtAddress> {
    if (srt_open === 'Y') return { live_streaming_srt: await this.srt.open(id, actor) };
    await this.srt.close(id, actor);
    return { live_streaming_srt: null };
  }
}
