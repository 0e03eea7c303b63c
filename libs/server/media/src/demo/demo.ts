export { seedDemoComments } from './demo-comments';
export { seedDemoLiveShows } from './demo-live-shows';
export { seedDemoVideos } from './demo-videos';
