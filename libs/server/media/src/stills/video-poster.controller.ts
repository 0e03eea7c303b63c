import { Body, Controller, Post } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Allow, Answers, CurrentActor, type Actor } from '@wethi/platform';
import { IsString, MaxLength } from 'class-validator';
import { VideoIdBody } from '../video/video-id.body';
import { VideoPosters } from './video-posters';

/** Names a frame of a video. */
class VideoFrame extends VideoIdBody {
  @ApiProperty({ type: String, maxLength: 80 })
  @IsString()
  @MaxLength(80)
  frame: string;
}

/** A picture that a video can take for its poster. */
class VideoPoster {
  @ApiProperty({ type: String, description: 'path for the column of the record; shown at /files/ + path' })
  filename: string;
}

/** Posters from the video itself. */
@Controller()
@Allow('media.write')
export class VideoPosterController {
  constructor(private readonly posters: VideoPosters) {}

  @Post('videosPoster')
  @Answers('videosPoster', { one: VideoPoster })
  async poster(@Body() { id, frame }: VideoFrame, @CurrentActor() actor: Actor): Promise<VideoPoster> {
    return { filename: await this.posters.keep(id, frame, actor) };
  }
}
