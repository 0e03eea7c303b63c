import { Controller, Post, Req } from '@nestjs/common';
import { UPLOAD_BYTES } from '@wethi/contract';
import { Allow, Answers, Pictures, refuse, TakesFile, useUpload } from '@wethi/platform';
import type { FastifyRequest } from 'fastify';
import { UploadedGroupFile } from './membership.dto';

const FOLDER = 'member-group';
const WIDTH = 1600;

/** Files of a group (product.md §7, Uploads); the group takes the path with its next save. */
@Controller()
@Allow('people.write')
export class GroupFilesController {
  constructor(private readonly pictures: Pictures) {}

  /** A picture in the place of the QR, such as a printed card that holds it. */
  @Post('uploadQr')
  @TakesFile()
  @Answers('uploadQr', { one: UploadedGroupFile })
  async uploadQr(@Req() request: FastifyRequest): Promise<UploadedGroupFile> {
    return { filename: await useUpload(request, ({ bytes }) => this.pictures.keep(FOLDER, bytes, WIDTH)) };
  }

  /** What members should know, as a picture or as a PDF. */
  @Post('uploadManual')
  @TakesFile()
  @Answers('uploadManual', { one: UploadedGroupFile })
  async uploadManual(@Req() request: FastifyRequest): Promise<UploadedGroupFile> {
    return { filename: await useUpload(request, ({ bytes }) => this.keepManual(bytes)) };
  }

  /** @throws Refusal TOO_LARGE, and as Pictures.keep */
  private keepManual(bytes: Buffer): Promise<string> {
    if (!isPdf(bytes)) return this.pictures.keep(FOLDER, bytes, WIDTH);
    if (bytes.length > UPLOAD_BYTES) throw refuse('TOO_LARGE');
    return this.pictures.put('public', FOLDER, 'pdf', bytes);
  }
}

function isPdf(bytes: Buffer): boolean {
  return bytes.subarray(0, 5).toString('latin1') === '%PDF-';
}
