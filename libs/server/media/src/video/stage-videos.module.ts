import { Global, Module } from '@nestjs/common';
import { StageVideos } from '@wethi/catalog';
import { MediaModule } from '../media.module';
import { VideoCatalogue } from './video-catalogue';

/** Gives the catalogue the videos of a stage. */
@Global()
@Module({
  imports: [MediaModule],
  providers: [{ provide: StageVideos, useExisting: VideoCatalogue }],
  exports: [StageVideos],
})
export class StageVideosModule {}
