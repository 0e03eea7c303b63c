import Hls, { type ErrorData, type LevelParsed } from 'hls.js';
import { playerLog } from '../log/player-log';
import { isCostly, onOtherLine, SAVER_LINES } from '../offer/data-use';
import { linesOf, type Offer, type Quality, rungsOf } from '../offer/offer';
import { STORYBOARD_ID } from '../offer/storyboard';
import type { Engine, EngineRequest } from './engine';
import { hlsSettings, isAccessLost } from './hls-settings';
import { playOnceLoaded } from './media-commands';
import { Recovery, type Trouble } from './recovery';
import { instantAt, secondAt } from './session-dates';

/** Whether the browser lets scripts feed video. */
export function isHlsSupported(): boolean {
  return Hls.isSupported();
}

function troubleOf({ type, fatal, response }: ErrorData): Trouble {
  const isMedia = type === Hls.ErrorTypes.MEDIA_ERROR;
  const kind = isMedia ? 'media' : type === Hls.ErrorTypes.NETWORK_ERROR ? 'network' : 'other';
  return { kind, fatal, isRefused: isAccessLost(response) };
}

/** hls.js leaves sound alone out of its levels where there are pictures, too. */
function soundOf(variants: readonly LevelParsed[]): Offer['sound'] {
  const sound = variants.find(({ videoCodec, height }) => !videoCodec && !height);
  return sound && { url: sound.url, bitrate: sound.attrs.optionalFloat('AVERAGE-BANDWIDTH', sound.bitrate) };
}

/** Starts hls.js on a video element. */
export function startHls(request: EngineRequest): Engine {
  const { video } = request;
  const hls = new Hls(hlsSettings(request));
  let address = request.url;
  let sound: Offer['sound'];
  let { quality, saver } = request;
  let used = 0;

  const open = (url: string) => {
    address = url;
    hls.config.startPosition = video.currentTime || (request.startAt ?? -1);
    // Another source pauses the video (HTML, media element load algorithm).
    if (!video.paused) playOnceLoaded(video);
    hls.loadSource(url);
  };
  const holdLevel = () => {
    hls.nextLevel = hls.levels.findIndex((level) => linesOf(level) === quality);
  };
  const cap = () => {
    const saves = saver && isCostly();
    hls.capLevelToPlayerSize = !saves;
    if (saves)
      hls.autoLevelCapping = Math.max(0, hls.levels.map((level) => linesOf(level) <= SAVER_LINES).lastIndexOf(true));
  };
  const ends = new AbortController();
  onOtherLine(() => saver && cap(), ends.signal);
  const setQuality = (chosen: Quality) => {
    quality = chosen;
    const wanted = quality === 'audio' && sound ? sound.url : request.url;
    if (wanted === address) holdLevel();
    else open(wanted);
  };
  const load = () => {
    // Before the first picture, that is where it was to begin.
    if (hls.levels.length) hls.startLoad(video.currentTime || (request.startAt ?? -1));
    else hls.loadSource(address);
  };
  const recovery = new Recovery({ load, recoverMedia: () => hls.recoverMediaError() }, request);

  hls.on(Hls.Events.MANIFEST_PARSED, () => {
    if (saver) cap();
    if (typeof quality === 'number') holdLevel();
  });
  hls.on(Hls.Events.MANIFEST_LOADED, (_event, { levels, sessionData }) => {
    if (address !== request.url) return;
    sound = soundOf(levels);
    const variants = hls.levels.map(({ width, height, averageBitrate }) => ({
      width,
      height,
      bitrate: averageBitrate,
    }));
    const storyboard = sessionData?.[STORYBOARD_ID]?.VALUE;
    request.onOffer({
      rungs: rungsOf(variants),
      sound,
      storyboard: storyboard && new URL(storyboard, hls.url ?? location.href).href,
    });
    if (quality === 'audio' && sound) open(sound.url);
  });
  hls.on(Hls.Events.LEVEL_SWITCHED, (_event, { level }) => {
    const playing = hls.levels[level];
    request.onHeight(playing ? linesOf(playing) : 0);
  });
  hls.on(Hls.Events.FRAG_LOADED, (_event, { payload }) => (used += payload.byteLength));
  hls.on(Hls.Events.ERROR, (_event, data) => {
    playerLog.note('error', `${data.details}${data.fatal ? ' fatal' : ''} ${data.response?.code ?? ''}`);
    recovery.handle(troubleOf(data));
  });
  hls.on(Hls.Events.FRAG_BUFFERED, () => recovery.succeeded());
  hls.loadSource(request.url);
  hls.attachMedia(video);
  const segments = () => {
    const { fragments = [], fragmentHint } = hls.latestLevelDetails ?? {};
    return fragmentHint ? [...fragments, fragmentHint] : fragments;
  };
  return {
    setQuality,
    setSaver: (wanted) => {
      saver = wanted;
      cap();
    },
    used: () => used,
    edge: () => hls.liveSyncPosition ?? undefined,
    instant: (second = video.currentTime) => instantAt(segments(), second),
    secondOf: (instant) => secondAt(segments(), instant),
    destroy: () => {
      ends.abort();
      recovery.dispose();
      hls.destroy();
    },
  };
}
