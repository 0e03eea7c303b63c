export { seedDemoChat } from './demo-chat';
export { seedDemoComments } from './demo-comments';
export { seedDemoLearners } from './demo-learners';
export { seedDemoLiveShows } from './demo-live-shows';
export { seedDemoVideos } from './demo-videos';
export { seedDemoViewings } from './demo-viewings';
