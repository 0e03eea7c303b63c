export { ReplayPlayer } from './replay-player';
export type {
  Chapter,
  HeartbeatAnswer,
  HeartbeatEvent,
  HeartbeatFacts,
  PlaybackFailure,
  ReplayPlayerHandle,
  ReplayPlayerProps,
  SendHeartbeat,
} from './types';
