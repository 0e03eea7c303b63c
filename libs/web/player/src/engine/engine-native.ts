import type { Engine, EngineRequest } from './engine';
import { play } from './media-commands';
import { Reconnection } from './reconnection';

/** Plays HLS as the browser can by itself (iPhone before iOS 17.1); it chooses the quality alone. */
export function startNative(request: EngineRequest): Engine {
  const { video, url, startAt } = request;
  const ends = new AbortController();
  const { signal } = ends;
  let position = startAt;
  let playing = false;
  const load = () => {
    // A new address pauses the video (HTML, media element load algorithm).
    const goOn = () => {
      video.currentTime = position;
      if (playing) play(video);
    };
    video.addEventListener('loadedmetadata', goOn, { once: true, signal });
    video.src = url;
  };
  const reconnection = new Reconnection({
    load,
    onReconnecting: request.onReconnecting,
    onGiveUp: () => {
      request.onReconnecting(false);
      request.onFailure('network');
    },
  });
  const lost = async () => {
    position = video.currentTime || position;
    playing ||= !video.paused;
    await request.renew();
    if (!signal.aborted) reconnection.lost();
  };
  const arrived = () => {
    playing = false;
    reconnection.succeeded();
  };
  video.addEventListener('error', () => void lost(), { signal });
  video.addEventListener('canplay', arrived, { signal });
  load();
  return {
    setQuality: () => undefined,
    destroy: () => {
      ends.abort();
      reconnection.dispose();
      video.removeAttribute('src');
      video.load();
    },
  };
}
