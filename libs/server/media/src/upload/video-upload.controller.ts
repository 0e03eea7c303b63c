import { Controller, Delete, Head, Param, Patch, Post, Req, Res } from '@nestjs/common';
import { Allow, Answers, CurrentActor, NoData, type Actor } from '@wethi/platform';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { UPLOADS_PATH, VideoUploads } from './video-uploads';

/** The protocol tus 1.0, as its clients speak it; the answers are its own, refusals are ours. */
@Controller(UPLOADS_PATH)
@Allow('media.write')
export class VideoUploadController {
  constructor(private readonly uploads: VideoUploads) {}

  @Post()
  @Answers('create-upload', { one: NoData })
  async create(
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
    @CurrentActor() actor: Actor,
  ): Promise<void> {
    await answered(reply, () => this.uploads.create(request.raw, reply.raw, actor));
  }

  @Head(':id')
  @Answers('look-up-upload', { one: NoData })
  offset(
    @Param('id') id: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
    @CurrentActor() actor: Actor,
  ): Promise<void> {
    return answered(reply, () => this.uploads.go(id, request.raw, reply.raw, actor));
  }

  @Patch(':id')
  @Answers('continue-upload', { one: NoData })
  append(
    @Param('id') id: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
    @CurrentActor() actor: Actor,
  ): Promise<void> {
    return answered(reply, () => this.uploads.go(id, request.raw, reply.raw, actor));
  }

  @Delete(':id')
  @Answers('end-upload', { one: NoData })
  end(
    @Param('id') id: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
    @CurrentActor() actor: Actor,
  ): Promise<void> {
    return answered(reply, () => this.uploads.go(id, request.raw, reply.raw, actor));
  }
}

/** What is refused before the protocol's server has answered goes through our filters; the rest is its own. */
async function answered(reply: FastifyReply, work: () => Promise<void>): Promise<void> {
  try {
    await work();
    reply.hijack();
  } catch (error) {
    // Nobody reads what the client still sends.
    reply.header('connection', 'close');
    throw error;
  }
}
