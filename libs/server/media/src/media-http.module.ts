import { Module } from '@nestjs/common';
import { MediaModule } from './media.module';
import { StageVideosModule } from './stage-videos.module';
import { VideoController } from './video.controller';
import { VideoStatisticsController } from './video-statistics.controller';

@Module({ imports: [MediaModule, StageVideosModule], controllers: [VideoController, VideoStatisticsController] })
export class MediaHttpModule {}
