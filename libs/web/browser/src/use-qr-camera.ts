import { type RefObject, useEffect, useRef, useState } from 'react';
import { qrReader } from './qr-reader';

/** Four pictures a second; the same code counts again after three. */
const LOOK_MS = 250;
const SAME_MS = 3_000;

interface QrCamera {
  /** Where its picture is shown. */
  video: RefObject<HTMLVideoElement | null>;
  /** There is no camera, it was not allowed, or nothing here reads QRs. */
  failed: boolean;
  /** Switches the camera's lamp; undefined where it has none that a page may switch. */
  light?: (on: boolean) => Promise<void>;
}

/** The camera at the back, looking for QRs for as long as it is on the page. @param onCode what stands in one */
export function useQrCamera(onCode: (code: string) => void): QrCamera {
  const video = useRef<HTMLVideoElement>(null);
  const told = useRef(onCode);
  useEffect(() => {
    told.current = onCode;
  }, [onCode]);
  const [failed, setFailed] = useState(false);
  const [lamp, setLamp] = useState<MediaStreamTrack>();
  useEffect(() => {
    let stream: MediaStream | undefined;
    let timer: ReturnType<typeof setInterval> | undefined;
    let isOver = false;
    const last = { code: '', at: 0 };
    const stop = () => {
      clearInterval(timer);
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
    const begin = async () => {
      // First, so that nobody is asked for a camera that helps nothing.
      const read = await qrReader();
      if (isOver) return;
      const options = { video: { facingMode: 'environment' }, audio: false };
      stream = await navigator.mediaDevices.getUserMedia(options);
      if (isOver || !video.current) return stop();
      video.current.srcObject = stream;
      await video.current.play();
      setLamp(stream.getVideoTracks().find(hasLamp));
      timer = setInterval(() => {
        const picture = video.current;
        if (!picture) return;
        void read(picture)
          .then((code) => {
            if (isOver || !code || (code === last.code && Date.now() < last.at + SAME_MS)) return;
            Object.assign(last, { code, at: Date.now() });
            told.current(code);
          })
          .catch(() => undefined);
      }, LOOK_MS);
    };
    begin().catch(() => {
      stop();
      setFailed(true);
    });
    return () => {
      isOver = true;
      stop();
    };
  }, []);
  return { video, failed, light: lamp && ((on) => lamp.applyConstraints({ advanced: [{ torch: on } as Lamp] })) };
}

/** Not yet among TypeScript's (w3c.github.io/mediacapture-image). */
type Lamp = MediaTrackConstraintSet & { torch: boolean };

function hasLamp(track: MediaStreamTrack): boolean {
  // Firefox before 132 knows no capabilities.
  const { getCapabilities } = track as Partial<MediaStreamTrack>;
  return getCapabilities !== undefined && 'torch' in getCapabilities.call(track);
}
