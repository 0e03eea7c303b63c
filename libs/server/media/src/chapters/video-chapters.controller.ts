import { Body, Controller, Post } from '@nestjs/common';
import { StageTime } from '@wethi/catalog';
import { Allow, Answers, CurrentActor, type Actor } from '@wethi/platform';
import { VideoChapters } from './video-chapters';
import { VideoChaptersBody } from './video-chapters.dto';

/** Chapters of recordings. */
@Controller()
@Allow('media.write')
export class VideoChaptersController {
  constructor(private readonly chapters: VideoChapters) {}

  @Post('videosChapters')
  @Answers('videosChapters', { many: StageTime })
  save(@Body() { id, chapters }: VideoChaptersBody, @CurrentActor() actor: Actor): Promise<StageTime[]> {
    return this.chapters.save(id, chapters, actor);
  }
}
