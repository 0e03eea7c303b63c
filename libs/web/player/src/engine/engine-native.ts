import { listen } from '@wethi/browser';
import { NO_OFFER, offerIn, type Quality } from '../offer/offer';
import type { Engine, EngineRequest } from './engine';
import { play } from './media-commands';
import { Reconnection } from './reconnection';

/** Safari tells when the first picture of a dated playlist was taken. */
interface DatedVideo extends HTMLVideoElement {
  getStartDate?: () => Date;
}

function beganAt(video: DatedVideo): number | undefined {
  const began = video.getStartDate?.().getTime() ?? NaN;
  return Number.isNaN(began) ? undefined : began;
}

/**
 * Plays HLS as the browser can by itself (iPhone before iOS 17.1). It chooses among the sizes alone; sound alone, and sizes that
 * bring their sound along, are other addresses.
 */
export function startNative(request: EngineRequest): Engine {
  const { video, url, startAt, profile } = request;
  const ends = new AbortController();
  const { signal } = ends;
  let position = startAt;
  let address = url;
  let offer: ReturnType<typeof offerIn> = { ...NO_OFFER, addresses: new Map() };
  const newest = () => (video.seekable.length > 0 ? video.seekable.end(video.seekable.length - 1) : undefined);
  let playing = false;
  const load = () => {
    // A new address pauses the video (HTML, media element load algorithm).
    const goOn = () => {
      // A live show begins at its newest by itself.
      if (position !== undefined) video.currentTime = position;
      if (playing) play(video);
    };
    listen(video, 'loadedmetadata', goOn, signal, true);
    video.src = address;
  };
  const reconnection = new Reconnection(
    {
      load,
      onReconnecting: request.onReconnecting,
      onGiveUp: () => {
        request.onReconnecting(false);
        request.onFailure('network');
      },
    },
    profile,
  );
  const keepPlace = () => {
    position = video.currentTime || position;
    playing ||= !video.paused;
  };
  const lost = async () => {
    keepPlace();
    await request.renew();
    if (!signal.aborted) reconnection.lost();
  };
  const arrived = () => {
    playing = false;
    reconnection.succeeded();
  };
  const setQuality = (quality: Quality) => {
    const sized = quality === 'audio' ? offer.sound?.url : offer.addresses.get(quality ?? 0);
    const wanted = sized ?? url;
    if (wanted === address) return;
    address = wanted;
    keepPlace();
    load();
  };
  const readOffer = async () => {
    const absolute = new URL(url, location.href).href;
    const answer = await fetch(absolute, { signal });
    offer = offerIn(await answer.text(), absolute);
    request.onOffer(offer);
    setQuality(request.quality);
  };
  listen(video, 'error', () => void lost(), signal);
  listen(video, 'canplay', arrived, signal);
  // What it offers is known once there is something to play: a live show may be about to begin.
  listen(video, 'loadedmetadata', () => void readOffer().catch(() => undefined), signal, true);
  load();
  return {
    setQuality,
    setSaver: () => undefined,
    used: () => undefined,
    edge: newest,
    instant: (second = video.currentTime) => {
      const began = beganAt(video);
      return began === undefined ? undefined : began + second * 1000;
    },
    secondOf: (instant) => {
      const began = beganAt(video);
      return began === undefined ? undefined : (instant - began) / 1000;
    },
    destroy: () => {
      ends.abort();
      reconnection.dispose();
      video.removeAttribute('src');
      video.load();
    },
  };
}
