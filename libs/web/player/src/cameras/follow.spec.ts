import { follow } from './follow';

/** A video element as far as following reads and moves it. */
function element(facts: Partial<HTMLVideoElement>): HTMLVideoElement {
  const video = document.createElement('video');
  const state = { paused: true, readyState: 4, seeking: false, duration: 600, currentTime: 0, ended: false, ...facts };
  for (const [name, value] of Object.entries(state)) Object.defineProperty(video, name, { value, writable: true });
  const set = (paused: boolean) => Object.assign(video, { paused });
  Object.assign(video, { play: async () => set(false), pause: () => set(true) });
  return video;
}

function following(heard: HTMLVideoElement, wantedNow: () => number | null = () => heard.currentTime) {
  const camera = element({});
  const told: boolean[] = [];
  const ends = new AbortController();
  follow(heard, camera, wantedNow, (inStep) => told.push(inStep), ends.signal);
  return { camera, told, end: () => ends.abort() };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('follow', () => {
  it('WATCH-10 shows the same moment, by when each recording began', () => {
    const heard = element({ paused: false, currentTime: 100 });
    const { camera, told } = following(heard, () => heard.currentTime + 1.5);
    expect([camera.currentTime, camera.paused]).toEqual([101.5, false]);
    vi.advanceTimersByTime(250);
    expect(told).toEqual([false, true]);
  });

  it('WATCH-10 goes along with pauses, jumps and speed', () => {
    const heard = element({ paused: false, currentTime: 100 });
    const { camera } = following(heard);
    Object.assign(heard, { paused: true, currentTime: 30 });
    heard.dispatchEvent(new Event('pause'));
    expect([camera.currentTime, camera.paused]).toEqual([30, true]);
    Object.assign(heard, { paused: false, playbackRate: 1.5 });
    heard.dispatchEvent(new Event('ratechange'));
    expect([camera.playbackRate, camera.paused]).toEqual([1.5, false]);
  });

  it('WATCH-10 is out of sight before it began, and follows nothing once it is put away', () => {
    const heard = element({ paused: false, currentTime: 5 });
    const { camera, told, end } = following(heard, () => heard.currentTime - 60);
    expect([camera.paused, told]).toEqual([true, [false]]);
    end();
    heard.currentTime = 100;
    vi.advanceTimersByTime(1_000);
    expect(camera.currentTime).toBe(0);
  });

  it('WATCH-10 is out of sight where it has no picture of the moment, and back where it has one', () => {
    const heard = element({ paused: false, currentTime: 100 });
    let wanted: number | null = null;
    const { camera, told } = following(heard, () => wanted);
    vi.advanceTimersByTime(500);
    expect([camera.currentTime, camera.paused, told.includes(true)]).toEqual([0, true, false]);
    wanted = 40;
    vi.advanceTimersByTime(500);
    expect([camera.currentTime, camera.paused, told.at(-1)]).toEqual([40, false, true]);
  });
});
