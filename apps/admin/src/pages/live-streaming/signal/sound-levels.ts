/** Between which tones a bar each stands, in Hz. */
const TONES = [0, 150, 400, 1_000, 2_500, 8_000] as const;
const LOOK_EVERY_MS = 100;

interface Capturing {
  captureStream?: () => MediaStream;
  mozCaptureStream?: () => MediaStream;
}

/**
 * Listens to what a video plays, also while that is muted, and leaves the sound itself alone.
 * @param told levels from 0 to 1 of low to high tones, ten times a second; undefined while the browser lets no sound be heard
 * @returns ends it
 */
export function followSound(video: HTMLVideoElement, told: (levels: number[] | undefined) => void): () => void {
  const { captureStream, mozCaptureStream } = video as Capturing; // no type of the DOM, as Safari does not have it
  const stream = (captureStream ?? mozCaptureStream)?.call(video);
  if (!stream) return () => undefined;
  const context = new AudioContext();
  const analyser = context.createAnalyser();
  let source: MediaStreamAudioSourceNode | undefined;
  const connect = () => {
    // A copy of every picture that nobody looks at costs a core.
    for (const track of stream.getVideoTracks()) track.stop();
    source?.disconnect();
    source = stream.getAudioTracks().length > 0 ? context.createMediaStreamSource(stream) : undefined;
    source?.connect(analyser);
  };
  connect();
  // With each session of the publisher, and when its picture is taken up again.
  stream.addEventListener('addtrack', connect);
  const tones = new Uint8Array(analyser.frequencyBinCount);
  const timer = setInterval(() => {
    if (context.state !== 'running') return told(undefined);
    // What stands still would keep the last of its sound.
    if (video.paused || video.readyState < video.HAVE_FUTURE_DATA) return told([]);
    analyser.getByteFrequencyData(tones);
    told(levelsOf(tones, context.sampleRate));
  }, LOOK_EVERY_MS);
  // Browsers let nothing sound before a person did something.
  const resume = () => void context.resume();
  const gestures = ['pointerdown', 'keydown'] as const;
  for (const gesture of gestures) document.addEventListener(gesture, resume);
  return () => {
    clearInterval(timer);
    for (const gesture of gestures) document.removeEventListener(gesture, resume);
    for (const track of stream.getTracks()) track.stop();
    void context.close();
  };
}

/** @param tones how strong each is, 0 to 255, from 0 Hz to half the sample rate */
export function levelsOf(tones: Uint8Array, sampleRate: number): number[] {
  const width = sampleRate / 2 / tones.length;
  const placeOf = (tone: number) => Math.round(tone / width);
  return TONES.slice(1).map((to, index) => {
    const own = tones.subarray(placeOf(TONES[index] ?? 0), placeOf(to));
    return Math.max(0, ...own) / 255;
  });
}
