import { Module } from '@nestjs/common';
import { AudienceController } from './audience/audience.controller';
import { MediaModule } from './media.module';
import { StageTimeCommentController } from './comments/stage-time-comment.controller';
import { StageVideosModule } from './video/stage-videos.module';
import { VideoController } from './video/video.controller';
import { VideoStatisticsController } from './playback/video-statistics.controller';
import { VideosUserStatusController } from './reactions/videos-user-status.controller';

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
