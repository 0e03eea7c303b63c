import type { Quality } from '@wethi/contract';
import { deviceKind, networkKind } from './device';
import type { HeartbeatAnswer, HeartbeatEvent, SendHeartbeat, Stop } from '../types';

const SEEK_SETTLES_MS = 1000;

interface HeartbeatSource {
  /** Position in the video, seconds. */
  position: () => number;
  /** How sharp the picture is, or that there is sound alone; undefined before either. */
  quality: () => Quality | undefined;
  /** When the picture was on stage, ms since 1970; undefined of a recording, and where the playlist does not tell. */
  instant: () => number | undefined;
  send: SendHeartbeat;
  /** Called when the server ends the viewing. */
  onStop: (stop: Stop) => void;
}

/**
 * Keeps the books of one viewing and reports it: on every change, and every `seconds` while it plays. The first of these comes
 * at a random moment: a live show starts for everybody at once, and their reports must not come at once for the whole evening.
 * A report that fails is not repeated, because the next one carries the same totals and more.
 */
export class Heartbeat {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private seekTimer: ReturnType<typeof setTimeout> | undefined;
  private begun = false;
  private over = false;
  private playedMs = 0;
  private movingSince: number | undefined;
  private pauses = 0;
  private stalls = 0;
  private stalledMs = 0;
  private stalledSince: number | undefined;
  private ends = 0;

  constructor(
    private readonly source: HeartbeatSource,
    private readonly seconds: number,
    private readonly random = Math.random,
  ) {}

  /** The viewer asked to play. */
  started(): void {
    if (this.timer) return;
    this.begun = true;
    this.beatIn(this.seconds * (1 - this.random()));
    void this.beat('Play');
  }

  /** The picture moves. */
  moving(): void {
    this.started();
    this.goesOn();
    this.movingSince ??= performance.now();
  }

  /** The picture stands still without the viewer wanting it. */
  waiting(): void {
    if (this.movingSince === undefined) return;
    this.playedMs += performance.now() - this.movingSince;
    this.movingSince = undefined;
  }

  /** The picture stands still because nothing comes. */
  stalled(): void {
    if (this.movingSince === undefined) return;
    this.stalls += 1;
    this.stalledSince = performance.now();
    this.waiting();
  }

  paused(): void {
    if (!this.timer) return;
    this.pauses += 1;
    this.finish('Pause');
  }

  ended(): void {
    this.ends += 1;
    this.finish('Ended');
  }

  /** Dragging along the bar seeks many times: only where it comes to rest is reported. */
  sought(): void {
    if (!this.begun) return;
    clearTimeout(this.seekTimer);
    this.seekTimer = setTimeout(() => void this.beat('Seek'), SEEK_SETTLES_MS);
  }

  /** The page went out of sight, on phones often for good. */
  hidden(): void {
    if (this.timer) void this.beat('Beat');
  }

  left(): void {
    if (this.begun) this.finish('Leave');
    else this.dispose();
  }

  /** Reports now; silent after the server said stop. @returns whether the server answered */
  async beat(event: HeartbeatEvent): Promise<boolean> {
    if (this.over) return true;
    try {
      this.obey(await this.source.send(this.facts(event)));
      return true;
    } catch {
      return false;
    }
  }

  /** Ends all timers without a report. */
  dispose(): void {
    clearTimeout(this.timer);
    clearTimeout(this.seekTimer);
    this.timer = undefined;
  }

  private beatIn(seconds: number): void {
    this.timer = setTimeout(() => {
      this.beatIn(this.seconds);
      void this.beat('Beat');
    }, seconds * 1000);
  }

  private obey(answer: HeartbeatAnswer | void): void {
    if (!answer?.stop || this.over) return;
    this.over = true;
    this.dispose();
    this.source.onStop(answer.stop);
  }

  private finish(event: HeartbeatEvent): void {
    this.waiting();
    this.goesOn();
    this.dispose();
    void this.beat(event);
  }

  private goesOn(): void {
    this.stalledMs += this.stalling();
    this.stalledSince = undefined;
  }

  private stalling(): number {
    return this.stalledSince === undefined ? 0 : performance.now() - this.stalledSince;
  }

  private facts(event: HeartbeatEvent) {
    const instant = this.source.instant();
    const running = this.movingSince === undefined ? 0 : performance.now() - this.movingSince;
    return {
      event,
      cur_time_end: Math.floor(this.source.position()),
      time_total: Math.floor((this.playedMs + running) / 1000),
      pause_total: this.pauses,
      end_total: this.ends,
      stall_total: this.stalls,
      stall_seconds: Math.floor((this.stalledMs + this.stalling()) / 1000),
      device: deviceKind(),
      network: networkKind(),
      quality: this.source.quality(),
      instant: instant === undefined ? undefined : Math.round(instant),
    };
  }
}
