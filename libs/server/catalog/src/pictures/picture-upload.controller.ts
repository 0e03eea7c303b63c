import { applyDecorators, Controller, Post, Req } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Allow, Answers, Pictures, TakesFile, useUpload } from '@wethi/platform';
import type { FastifyRequest } from 'fastify';

/** Data of an upload. */
export class UploadedPicture {
  @ApiProperty({ type: String, description: 'path for the column of the record; shown at /files/ + path' })
  filename: string;
}

/** An upload route of product.md §7: multipart with the picture in `images`. */
function PictureUpload(path: string) {
  return applyDecorators(Post(path), TakesFile(), Answers(path, { one: UploadedPicture }));
}

/** Pictures of the catalogue; the record takes the path with its next save. Widths are twice what the site shows. */
@Controller()
@Allow('media.write')
export class PictureUploadController {
  constructor(private readonly pictures: Pictures) {}

  @PictureUpload('uploadBand')
  uploadBand(@Req() request: FastifyRequest): Promise<UploadedPicture> {
    return this.keep(request, 'band', 800);
  }

  @PictureUpload('uploadBandMember')
  uploadBandMember(@Req() request: FastifyRequest): Promise<UploadedPicture> {
    return this.keep(request, 'band-member', 600);
  }

  @PictureUpload('uploadProduct')
  uploadProduct(@Req() request: FastifyRequest): Promise<UploadedPicture> {
    return this.keep(request, 'product', 1600);
  }

  @PictureUpload('uploadProductSlide')
  uploadProductSlide(@Req() request: FastifyRequest): Promise<UploadedPicture> {
    return this.keep(request, 'product', 1920);
  }

  /** For product_img_coures. */
  @PictureUpload('uploadCoures')
  uploadCoures(@Req() request: FastifyRequest): Promise<UploadedPicture> {
    return this.keep(request, 'product', 1600);
  }

  /** For coach_img. */
  @PictureUpload('uploadCoach')
  uploadCoach(@Req() request: FastifyRequest): Promise<UploadedPicture> {
    return this.keep(request, 'coach', 600);
  }

  /** For courses_live_trade_path. */
  @PictureUpload('uploadLiveTrade')
  uploadLiveTrade(@Req() request: FastifyRequest): Promise<UploadedPicture> {
    return this.keep(request, 'product', 1600);
  }

  /** For courses_live_streaming_path. */
  @PictureUpload('uploadLiveStreaming')
  uploadLiveStreaming(@Req() request: FastifyRequest): Promise<UploadedPicture> {
    return this.keep(request, 'product', 1600);
  }

  @PictureUpload('uploadBookBank')
  uploadBookBank(@Req() request: FastifyRequest): Promise<UploadedPicture> {
    return this.keep(request, 'book-bank', 1200);
  }

  /** For the text of a page of information. */
  @PictureUpload('uploadInfoPage')
  @Allow('pages.write')
  uploadInfoPage(@Req() request: FastifyRequest): Promise<UploadedPicture> {
    return this.keep(request, 'info-page', 1600);
  }

  private async keep(request: FastifyRequest, folder: string, width: number): Promise<UploadedPicture> {
    const filename = await useUpload(request, ({ bytes }) => this.pictures.keep(folder, bytes, width));
    return { filename };
  }
}
