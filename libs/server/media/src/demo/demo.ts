export { seedDemoChat } from './demo-chat';
export { seedDemoComments } from './demo-comments';
export { seedDemoLiveShows } from './demo-live-shows';
export { seedDemoVideos } from './demo-videos';
export { seedDemoViewings } from './demo-viewings';
