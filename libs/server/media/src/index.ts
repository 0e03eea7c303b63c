export { MediaHttpModule } from './media-http.module';
export { MediaModule } from './media.module';
export { StageTimeComment } from './stage-time-comment.entity';
export { VideoAccess, type Grant } from './video-access';
export { VideoStatistics } from './video-statistics.entity';
export { Video } from './video.entity';
export { VideosUserStatus } from './videos-user-status.entity';
