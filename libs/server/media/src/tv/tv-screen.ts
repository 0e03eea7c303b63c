import { Injectable } from '@nestjs/common';
import { User } from '@wethi/accounts';
import { DEVICE_KIND, type TvPicture } from '@wethi/contract';
import { Clock, Config, Database, limit, RateLimits, refuse, Sessions, type StreamOwner } from '@wethi/platform';
import { visibleNickname } from '../audience/viewer-name';
import { Heartbeat, type Received } from '../playback/heartbeat';
import type { HeartbeatReport } from '../playback/heartbeat-report';
import { type OpenedVideo, VideoPlayback } from '../playback/playback';
import { televisionName } from '../viewing/device-name';
import { RunningViewings } from '../viewing/running-viewings';
import { goesWith, readViewing, televisionOf } from '../viewing/viewing-grant';
import { newTvKey, Televisions, tvIdOf, type TvLink } from './televisions';
import type { Tv } from './tv.dto';
import { TvNews } from './tv-news';
import { TvShows } from './tv-shows';

/** A television keeps its key, so that only new ones count. */
const newTvLimit = limit({ key: 'tv', points: 30, per: '1h' });

/** The television's side: it shows a code, and plays what its phone's owner bought (WATCH-13). */
@Injectable()
export class TvScreen {
  constructor(
    private readonly televisions: Televisions,
    private readonly news: TvNews,
    private readonly shows: TvShows,
    private readonly playback: VideoPlayback,
    private readonly heartbeat: Heartbeat,
    private readonly running: RunningViewings,
    private readonly sessions: Sessions,
    private readonly limits: RateLimits,
    private readonly database: Database,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  /**
   * The key of a television: its own, or another when it has none that is known.
   * @param address whose it is
   * @throws Refusal TOO_MANY
   */
  async keyOf(key: string | undefined, address: string): Promise<string> {
    if (key && (await this.televisions.nameOf(tvIdOf(key)))) return key;
    await this.limits.consume(newTvLimit, address);
    return newTvKey();
  }

  /** How the television stands. @param renew lets go of the phone first @param userAgent of its browser */
  async stand(key: string, renew: boolean, userAgent?: string): Promise<Tv> {
    const id = tvIdOf(key);
    await this.televisions.noteName(id, televisionName(userAgent));
    if (renew) await this.letGo(id);
    const link = await this.linkOf(id);
    if (!link) {
      const { code, seconds } = await this.televisions.codeOf(id);
      return { code, code_seconds: seconds, user_nickname: '', shows: [] };
    }
    const [user, shows] = await Promise.all([
      this.database.manager.findOneByOrFail(User, { id: link.userId }),
      this.shows.of(link.userId),
    ]);
    return { code: null, code_seconds: 0, user_nickname: visibleNickname(user.user_nickname), shows };
  }

  /**
   * A stream that ends with the session of the phone, or, without one, belongs to the television itself.
   * @throws Refusal TV_NOT_LINKED for a key that no television was given
   */
  async owner(key: string): Promise<{ id: string; owner: StreamOwner }> {
    const id = tvIdOf(key);
    if (!(await this.televisions.nameOf(id))) throw refuse('TV_NOT_LINKED');
    const link = await this.linkOf(id);
    if (!link) return { id, owner: { kind: 'device', id: 0, session: `tv ${id}` } };
    return { id, owner: { kind: 'user', id: link.userId, session: link.session } };
  }

  /** Opens a video for the owner of the phone. @throws Refusal TV_NOT_LINKED, VIDEO_NOT_READY, and as VideoPlayback.open */
  async open(key: string, videoId: number): Promise<OpenedVideo> {
    const id = tvIdOf(key);
    const link = await this.linkOf(id);
    if (!link) throw refuse('TV_NOT_LINKED');
    const device = { kind: 'user', id: link.userId, session: televisionOf(link.session) } as const;
    const opened = await this.playback.open(videoId, device, key, DEVICE_KIND.tv);
    const { session, type } = opened.view.playback;
    // The page of another site has its own controls, which no remote reaches.
    if (type === 'embed') throw refuse('VIDEO_NOT_READY');
    const grant = readViewing(session, 0, this.config.MEDIA_SECRET);
    if (grant) await this.televisions.keep(id, link, grant.viewingId);
    return opened;
  }

  /** The heartbeat of a video that this television opened; its grant goes with its key. @throws Refusal TV_NOT_LINKED, and as Heartbeat.receiveAsked */
  async receive(key: string, report: HeartbeatReport): Promise<Received> {
    const received = this.heartbeat.receiveGranted(report, key);
    if (received) return received;
    // One that stood still over night is as old as its phone's link lets it be.
    const grant = readViewing(report.session ?? '', this.clock.now().getTime(), this.config.MEDIA_SECRET);
    const link = grant?.isOld && goesWith(grant, key) ? await this.linkOf(tvIdOf(key)) : undefined;
    const session = link && televisionOf(link.session);
    const isSame = grant?.videoId === report.video_id && grant.userId === link?.userId && grant.signInId === session;
    if (!session || !isSame) throw refuse('TV_NOT_LINKED');
    return this.heartbeat.receiveAsked(report, { kind: 'user', id: grant.userId, session });
  }

  /** Tells the phone what is seen. @throws Refusal TV_NOT_LINKED */
  async show(key: string, picture: TvPicture | null): Promise<void> {
    const id = tvIdOf(key);
    if (!(await this.televisions.linkOf(id))) throw refuse('TV_NOT_LINKED');
    await this.televisions.notePicture(id, picture, this.clock.now().getTime());
    await this.news.tellPhone(id, { type: 'picture', picture });
  }

  /** Ends what a phone let the television do. */
  async letGo(id: string): Promise<void> {
    const link = await this.televisions.linkOf(id);
    if (!link) return;
    await this.televisions.release(id, link);
    const { userId, viewingId, session } = link;
    if (viewingId) await this.running.end({ userId, viewingId, signInId: televisionOf(session) }, 'TV_NOT_LINKED');
    await this.news.tellChanged(id);
  }

  /** As long as the phone's session counts. */
  private async linkOf(id: string): Promise<TvLink | undefined> {
    const link = await this.televisions.linkOf(id);
    if (!link) return undefined;
    if ((await this.sessions.validOf([link.session])).size > 0) return link;
    await this.letGo(id);
    return undefined;
  }
}
