import type { DeviceKind, NetworkKind, Quality } from '@wethi/contract';
import type { ReactNode, Ref } from 'react';

/** One song or other stage time on the bar. `start` is seconds from the beginning of the video. */
export interface Chapter {
  title: string;
  start: number;
}

/** What made the player report. `Leave` is the last word when the page goes away. */
export type HeartbeatEvent = 'Play' | 'Beat' | 'Pause' | 'Seek' | 'Ended' | 'Leave';

/**
 * What one viewing has come to so far, in the names of the `videoStatistics` resource (product.md §3).
 * The totals run from the start of the viewing, so a report that is lost or arrives twice changes nothing.
 */
export interface HeartbeatFacts {
  event: HeartbeatEvent;
  /** Position in the video, whole seconds. */
  cur_time_end: number;
  /** Seconds really played (pauses, waiting and seeking left out), whole seconds. */
  time_total: number;
  /** How often the viewer paused. */
  pause_total: number;
  /** How often the end was reached. */
  end_total: number;
  /** How often the picture stood still without the viewer wanting it, and for how long, whole seconds. */
  stall_total: number;
  stall_seconds: number;
  device: DeviceKind;
  /** Left out where the browser does not tell. */
  network?: NetworkKind;
  /** What is watched at the moment; left out before the first picture. */
  quality?: Quality;
  /** Of a live show: when the picture that is seen was on stage, ms since 1970 by the server's clock. */
  instant?: number;
}

/** A button that helps after a failure. */
export interface Remedy {
  label: string;
  icon?: ReactNode;
  /** The button is busy until what it returns is done. */
  onPress: () => unknown;
}

/** Words that end playback, for example because another device took the place, and what the viewer may do about it. */
export interface Stop {
  /** A heading over the words. */
  title?: string;
  message: string;
  remedy?: Remedy;
  /** Another way on, beside it. */
  otherRemedy?: Remedy;
}

export interface HeartbeatAnswer {
  stop?: Stop;
}

/**
 * Sends the facts to the server. Use `keepalive`, because `Leave` is sent while the page goes away. Rejects when the server is
 * away or too busy to say anything of the viewing.
 */
export type SendHeartbeat = (facts: HeartbeatFacts) => Promise<HeartbeatAnswer | void>;

/**
 * Why playback ended against the viewer's will: `refused` the server no longer gives the video out (403, 410),
 * `stopped` a heartbeat's answer said so, `network` and `media` after all retries, `unsupported` the browser
 * plays no HLS.
 */
export interface PlaybackFailure {
  kind: 'refused' | 'stopped' | 'network' | 'media' | 'unsupported';
  title?: string;
  /** Thai sentence for the viewer. */
  message: string;
  remedy?: Remedy;
  otherRemedy?: Remedy;
}

/** What a page may ask of a mounted player, through `ref`. */
export interface ReplayPlayerHandle {
  /** Goes to `seconds` and plays. */
  playFrom(seconds: number): void;
  pause(): void;
  /** The picture that stands, or stands at a second, as a JPEG; undefined where none has come. */
  picture(second?: number): Promise<Blob | undefined>;
}

/** What a page may ask of a mounted live player, through `ref`. */
export interface LivePlayerHandle {
  /** Goes to a second of the show and plays. */
  playFrom(seconds: number): void;
}

/** Where a viewer is. */
export interface PlayedMoment {
  seconds: number;
  /** Index of the playing chapter, -1 between chapters. */
  chapter: number;
  /** When this was on stage, ms since 1970; undefined where the recording does not tell. */
  instant: number | undefined;
  /** Seconds behind the stage; 0 of a recording. */
  behind: number;
  /** Seconds that are loaded ahead. */
  ahead: number;
  /** The connection broke, and is being taken up again. */
  reconnecting: boolean;
}

/** What every player takes. */
export interface PlayerProps {
  /** Address of the HLS master playlist. Another video wants another `key`, so that its books start afresh. */
  url: string;
  /** Address of the picture before the first frame. */
  poster?: string;
  /** Name of the show, for the screen reader and the lock screen. */
  title: string;
  /** Plays as soon as there is a picture, for a viewer who asked for it a moment ago. */
  autoPlay?: boolean;
  chapters?: Chapter[];
  /** Seconds before which nothing is shown. */
  begin?: number;
  /** Text that drifts over the picture, already masked by the server. */
  watermark?: string;
  heartbeatSeconds?: number;
  onHeartbeat?: SendHeartbeat;
  /** Called about four times a second. */
  onTimeUpdate?: (now: PlayedMoment) => void;
  onFailure?: (failure: PlaybackFailure) => void;
  /** Shown in the picture's upper corners, for example until when the video can be watched. */
  topLeft?: ReactNode;
  topRight?: ReactNode;
  className?: string;
}

/** Another camera of the same show. */
export interface Camera {
  id: number;
  /** Whose it is. */
  name: string;
  /** What they play. */
  part?: string;
  /** Address of their picture. */
  face?: string;
  /** Address of a picture of what it shows; that of `still` becomes ever newer. */
  poster?: string;
  still?: string;
  /** Address of its HLS playlist; null while it is off. */
  url: string | null;
  /** Seconds that it began after the video, where the playlists of both do not tell their times; below 0 it began before. */
  startsAfter?: number;
}

export interface CameraProps {
  /** Cameras that show the same moments; the sound stays the video's. */
  cameras?: readonly Camera[];
  /** Sees to it that the cameras' files are open for minutes to come; asked every half minute while one is seen. */
  renewCameras?: () => Promise<void>;
}

export interface ReplayPlayerProps extends PlayerProps, CameraProps {
  /** Seconds where the viewer left; above 5 the viewer is asked whether to go on from there. */
  position?: number;
  ref?: Ref<ReplayPlayerHandle>;
}

/** A button of the page's own among the controls. */
export interface PlayerAction {
  label: string;
  icon: ReactNode;
  onPress: () => void;
}

/** Leads to another page; phones have no room for it. */
export interface PlayerLink extends Omit<PlayerAction, 'onPress'> {
  href: string;
}

export interface LivePlayerProps extends PlayerProps, CameraProps {
  ref?: Ref<LivePlayerHandle>;
  /**
   * What to say in the place of the picture when none comes at the live point, for example that the band's line broke.
   * `watchEarlier` goes back to what was shown before.
   */
  notice?: (watchEarlier: () => void) => ReactNode;
  /** What lies over the picture and below the controls, also on a full screen; presses pass through it where it lets them. */
  overlay?: ReactNode;
  /** More buttons in the row of controls, also on a full screen. */
  actions?: readonly PlayerAction[];
  /** Behind the settings. */
  link?: PlayerLink;
  /** The page says so, and nothing on the picture speaks of the line or of others. */
  isOffline?: boolean;
}
