import { Controller, Delete, Post, Query, Req } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { CAPTION_LANGUAGE, LIST_LIMIT_MAX, type CaptionLanguage } from '@wethi/contract';
import {
  Allow,
  Answers,
  ByIdQuery,
  CurrentActor,
  inputValidation,
  listed,
  Lookup,
  NoData,
  Records,
  requireParameters,
  TakesFile,
  useUpload,
  type Actor,
  type Envelope,
  type RawQuery,
} from '@wethi/platform';
import { Type } from 'class-transformer';
import { IsIn, IsInt, IsNotEmpty, IsString, MaxLength, Min } from 'class-validator';
import type { FastifyRequest } from 'fastify';
import { VideoCaption } from './video-caption.entity';
import { VideoCaptions } from './video-captions';

/** The fields of the form beside its file. */
class CaptionFields {
  @ApiProperty({ type: 'integer', minimum: 1 })
  @Type(() => Number)
  @IsInt()
  @Min(1)
  video_id: number;

  @ApiProperty({ enum: Object.keys(CAPTION_LANGUAGE) })
  @IsIn(Object.keys(CAPTION_LANGUAGE))
  caption_language: CaptionLanguage;

  /** What the file is called. */
  @ApiProperty({ type: String, maxLength: 200 })
  @IsString()
  @IsNotEmpty()
  @MaxLength(200)
  caption_name: string;
}

class CaptionForm extends CaptionFields {
  @ApiProperty({ type: String, format: 'binary' })
  images: unknown;
}

/** Captions of videos, WebVTT or SRT, one of each language. */
@Controller()
@Allow('media.write')
export class VideoCaptionController {
  private readonly fields = inputValidation('drop');

  constructor(
    private readonly captions: VideoCaptions,
    private readonly records: Records,
  ) {}

  @Lookup('videoCaptionByVideoId', VideoCaption, 'video_id')
  async ofVideo(@Query() query: RawQuery, @CurrentActor() actor: Actor): Promise<Envelope> {
    requireParameters(query, 'video_id');
    return listed(...(await this.records.list(VideoCaption, { limit: String(LIST_LIMIT_MAX), ...query }, actor)));
  }

  @Post('uploadVideoCaption')
  @TakesFile(CaptionForm)
  @Answers('uploadVideoCaption', { one: VideoCaption })
  upload(@Req() request: FastifyRequest, @CurrentActor() actor: Actor): Promise<VideoCaption> {
    return useUpload(request, async ({ bytes, fields }) => {
      const columns = (await this.fields.transform(fields, { type: 'body', metatype: CaptionFields })) as CaptionFields;
      return this.captions.save({ ...columns, bytes }, actor);
    });
  }

  @Delete('videoCaption')
  @Answers('delete-videoCaption', { one: NoData })
  async remove(@Query() { id }: ByIdQuery, @CurrentActor() actor: Actor): Promise<null> {
    await this.captions.remove(id, actor);
    return null;
  }
}
