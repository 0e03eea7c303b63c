export { seedDemoComments } from './demo-comments';
export { seedDemoVideos } from './demo-videos';
