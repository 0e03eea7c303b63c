import type { EngineRequest } from './engine';
import type { SourceFailure } from './failures';
import { Reconnection } from './reconnection';

const MEDIA_TRIES = 3;
/** Seconds of video after which a broken decoder counts as mended. */
const MENDED_SECONDS = 60;

/** What went wrong while hls.js loads and decodes. */
export interface Trouble {
  kind: 'network' | 'media' | 'other';
  /** It does not go on by itself. */
  fatal: boolean;
  /** The server does not give the file out, or not any more. */
  isRefused: boolean;
}

interface Source {
  load: () => void;
  recoverMedia: () => void;
}

type Told = Pick<EngineRequest, 'video' | 'profile' | 'renew' | 'onReconnecting' | 'onFailure'>;

/** Keeps a video going through a lapsed cookie, a lost connection and a broken decoder, and knows when to give up. */
export class Recovery {
  private readonly reconnection: Reconnection;
  private mediaTries = 0;
  private brokenAt = 0;
  /** The cookie's renewal since a file last came; whether the server answered. */
  private renewal?: Promise<boolean>;
  private isOver = false;

  constructor(
    private readonly source: Source,
    private readonly told: Told,
  ) {
    const { onReconnecting, profile } = told;
    const onGiveUp = () => this.giveUp('network');
    this.reconnection = new Reconnection({ load: source.load, onReconnecting, onGiveUp }, profile);
  }

  handle({ kind, fatal, isRefused }: Trouble): void {
    if (isRefused) return this.refused(fatal);
    if (!fatal) return;
    if (kind === 'media') return this.recoverMedia();
    if (kind === 'network') return this.reconnection.lost();
    this.giveUp('media');
  }

  succeeded(): void {
    this.renewal = undefined;
    this.reconnection.succeeded();
  }

  dispose(): void {
    this.isOver = true;
    this.reconnection.dispose();
  }

  /**
   * A cookie that lapsed in a long pause is renewed once; a server that still refuses means it. One that does not answer says
   * nothing of the viewer's right: it is away longer than the cookie lasts, and is asked again as after a lost connection.
   */
  private refused(fatal: boolean): void {
    const wasRenewed = this.renewal !== undefined;
    this.renewal ??= this.told.renew();
    if (fatal) void this.renewal.then((answered) => this.isOver || this.goOn(wasRenewed, answered));
  }

  private goOn(wasRenewed: boolean, answered: boolean): void {
    if (answered) return wasRenewed ? this.giveUp('refused') : this.source.load();
    this.renewal = undefined;
    this.reconnection.lost();
  }

  private recoverMedia(): void {
    const { currentTime } = this.told.video;
    if (Math.abs(currentTime - this.brokenAt) > MENDED_SECONDS) this.mediaTries = 0;
    this.brokenAt = currentTime;
    this.mediaTries += 1;
    if (this.mediaTries > MEDIA_TRIES) return this.giveUp('media');
    this.source.recoverMedia();
  }

  private giveUp(kind: SourceFailure): void {
    this.told.onReconnecting(false);
    this.told.onFailure(kind);
  }
}
