import { Module } from '@nestjs/common';
import { AudienceController } from './audience.controller';
import { MediaModule } from './media.module';
import { StageTimeCommentController } from './stage-time-comment.controller';
import { StageVideosModule } from './stage-videos.module';
import { VideoController } from './video.controller';
import { VideoStatisticsController } from './video-statistics.controller';
import { VideosUserStatusController } from './videos-user-status.controller';

@Module({
  imports: [MediaModule, StageVideosModule],
  controllers: [
    VideoController,
    VideoStatisticsController,
    StageTimeCommentController,
    VideosUserStatusController,
    AudienceController,
  ],
})
export class MediaHttpModule {}
