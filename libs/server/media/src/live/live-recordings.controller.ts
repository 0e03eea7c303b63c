import { Controller, Get, Query, Res, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { Allow, Answers, ByIdQuery, CurrentActor, type Actor } from '@wethi/platform';
import type { FastifyReply } from 'fastify';
import { LiveRecording, LiveRecordingQuery } from './live-recording.dto';
import { Recordings } from './recordings';

/** The files that a band sent, to be taken home. */
@Controller()
@Allow('media.write')
export class LiveRecordingsController {
  constructor(private readonly recordings: Recordings) {}

  @Get('liveStreamingRecordings')
  @Answers('liveStreamingRecordings', { many: LiveRecording })
  liveStreamingRecordings(@Query() { id }: ByIdQuery, @CurrentActor() actor: Actor): Promise<LiveRecording[]> {
    return this.recordings.of(id, actor);
  }

  /** nginx sends it, whole or a part; its own address opens to nobody. */
  @Get('liveStreamingRecording')
  @ApiOperation({ operationId: 'liveStreamingRecording' })
  @ApiOkResponse({ content: { 'video/x-flv': { schema: { type: 'string', format: 'binary' } } } })
  async liveStreamingRecording(
    @Query() { id, recording }: LiveRecordingQuery,
    @CurrentActor() actor: Actor,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    const name = encodeURIComponent(await this.recordings.take(id, recording, actor));
    void reply
      .type('video/x-flv')
      .header('content-disposition', `attachment; filename*=UTF-8''${name}`)
      .header('x-accel-redirect', `/recordings/${recording}`);
    return new StreamableFile(Buffer.alloc(0));
  }
}
