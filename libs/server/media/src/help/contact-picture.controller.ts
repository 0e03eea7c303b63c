import { Controller, Get, Post, Query, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProperty } from '@nestjs/swagger';
import { Allow, Answers, ByIdQuery, limit, RateLimits, TakesFile, useUpload } from '@wethi/platform';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ContactPictures } from './contact-pictures';

/** A picture for each message of a day, and some that were chosen anew. */
const pictureLimit = limit({ key: 'contact-picture', points: 20, per: '1d' });

class KeptContactPicture {
  @ApiProperty({ type: String, description: 'for help_request_picture' })
  filename: string;
}

@Controller()
export class ContactPictureController {
  constructor(
    private readonly pictures: ContactPictures,
    private readonly limits: RateLimits,
  ) {}

  /** A picture for the message that is being written. @throws Refusal PICTURE_UNREADABLE, TOO_LARGE, TOO_MANY */
  @Post('uploadContact')
  @Allow('public')
  @TakesFile()
  @Answers('uploadContact', { one: KeptContactPicture })
  async keep(@Req() request: FastifyRequest): Promise<KeptContactPicture> {
    const filename = await useUpload(request, async ({ bytes }) => {
      await this.limits.consume(pictureLimit, request.visitor);
      return this.pictures.keep(bytes);
    });
    return { filename };
  }

  @Get('helpRequestPicture')
  @Allow('people.read')
  @ApiOperation({ operationId: 'helpRequestPicture' })
  @ApiOkResponse({ content: { 'image/*': { schema: { type: 'string', format: 'binary' } } } })
  async read(@Query() { id }: ByIdQuery, @Res({ passthrough: true }) reply: FastifyReply): Promise<Buffer> {
    const bytes = await this.pictures.read(id);
    void reply.type('image/webp');
    return bytes;
  }
}
