import { Injectable } from '@nestjs/common';
import { Stage } from '@wethi/catalog';
import { type Actor, Database, onlyBandOf, PubSub } from '@wethi/platform';
import { asyncScheduler, filter, map, mergeMap, throttleTime, type Observable } from 'rxjs';
import { WRITTEN_CHANNEL } from '../news/stage-news';

/** Nobody reads faster, and each event has a screen read again. */
const LEAST_MS = 1_000;

/** Says that something was written or judged, for screens that show it (WATCH-05). */
@Injectable()
export class ModerationEvents {
  constructor(
    private readonly database: Database,
    private readonly pubsub: PubSub,
  ) {}

  /** An event at most once a second, of what the caller's bands see. */
  of(actor: Actor): Observable<string> {
    const band = onlyBandOf(actor);
    const stages = this.pubsub.messages(WRITTEN_CHANNEL).pipe(map((text) => (JSON.parse(text) as Told).stage_id));
    const seen = band === undefined ? stages : this.ofBand(stages, band);
    return seen.pipe(
      throttleTime(LEAST_MS, asyncScheduler, { leading: true, trailing: true }),
      map(() => '{}'),
    );
  }

  /** A stage is known when something is said there: it may be newer than the screen. */
  private ofBand(stages: Observable<number>, band_id: number): Observable<number> {
    const known = new Map<number, boolean>();
    const isOwn = async (stageId: number) => {
      const own = known.get(stageId) ?? (await this.database.manager.existsBy(Stage, { id: stageId, band_id }));
      known.set(stageId, own);
      return own;
    };
    return stages.pipe(
      mergeMap(async (stageId) => ({ stageId, own: await isOwn(stageId) })),
      filter(({ own }) => own),
      map(({ stageId }) => stageId),
    );
  }
}

interface Told {
  stage_id: number;
}
