export { MediaHttpModule } from './media-http.module';
export { MediaModule } from './media.module';
export { StageTimeComment } from './comments/stage-time-comment.entity';
export { VideoAccess, type Grant } from './video/video-access';
export { VideoStatistics } from './playback/video-statistics.entity';
export { Video } from './video/video.entity';
export { VideosUserStatus } from './reactions/videos-user-status.entity';
