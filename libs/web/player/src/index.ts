export { Thumb as CameraThumb } from './cameras/thumb';
export { LivePlayer } from './live-player';
export { ReplayPlayer } from './replay-player';
export { TvPlayer, type TvPlayerHandle } from './tv/tv-player';
export type {
  Camera,
  CameraProps,
  Chapter,
  HeartbeatFacts,
  LivePlayerHandle,
  PlayedMoment,
  ReplayPlayerHandle,
  SendHeartbeat,
  Stop,
} from './types';
