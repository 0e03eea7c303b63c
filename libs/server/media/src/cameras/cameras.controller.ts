import { Controller, Get, Query, Res } from '@nestjs/common';
import { Allow, Answers, ByIdQuery, CurrentActor, Envelope, setCookie, type Actor } from '@wethi/platform';
import type { FastifyReply } from 'fastify';
import { Camera } from './camera.dto';
import { Cameras } from './cameras';

/** The cameras beside a recording, and the cookies that open their files. */
@Controller()
export class CamerasController {
  constructor(private readonly cameras: Cameras) {}

  @Get('videosCamerasById')
  @Allow('member', 'media.read')
  @Answers('videosCamerasById', { list: Camera })
  async videosCamerasById(
    @Query() { id }: ByIdQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
    @CurrentActor() actor: Actor,
  ): Promise<Envelope> {
    const { cameras, cookies } = await this.cameras.beside(id, actor);
    for (const cookie of cookies) setCookie(reply, cookie);
    return new Envelope({ data: cameras });
  }
}
