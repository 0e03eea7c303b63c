import { Module } from '@nestjs/common';
import { AudienceController } from './audience/audience.controller';
import { MediaModule } from './media.module';
import { StageTimeCommentController } from './comments/stage-time-comment.controller';
import { SetListController } from './video/set-list.controller';
import { PlaybackController } from './playback/playback.controller';
import { VideoController } from './video/video.controller';
import { VideoStatisticsController } from './playback/video-statistics.controller';
import { VideosUserStatusController } from './reactions/videos-user-status.controller';

@Module({
  imports: [MediaModule],
  controllers: [
    PlaybackController,
    VideoController,
    SetListController,
    VideoStatisticsController,
    StageTimeCommentController,
    VideosUserStatusController,
    AudienceController,
  ],
})
export class MediaHttpModule {}
