export { Thumb as CameraThumb } from './cameras/thumb';
export { LivePlayer } from './live-player';
export { ReplayPlayer } from './replay-player';
export { TvPlayer, type TvPlayerHandle } from './tv/tv-player';
export type {
  Camera,
  CameraProps,
  Chapter,
  HeartbeatAnswer,
  HeartbeatEvent,
  HeartbeatFacts,
  LivePlayerHandle,
  LivePlayerProps,
  PlaybackFailure,
  PlayedMoment,
  PlayerAction,
  ReplayPlayerHandle,
  ReplayPlayerProps,
  SendHeartbeat,
  Stop,
} from './types';
