export { MediaHttpModule } from './media-http.module';
export { MediaModule } from './media.module';
export { VideoAccess, type Grant } from './video-access';
export { VideoStatistics } from './video-statistics.entity';
export { Video } from './video.entity';
