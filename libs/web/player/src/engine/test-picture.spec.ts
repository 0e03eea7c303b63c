import { canShow } from './test-picture';

let video: HTMLVideoElement;
const revoked: string[] = [];
beforeEach(() => {
  vi.useFakeTimers();
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = (address) => revoked.push(address);
  const create = document.createElement.bind(document);
  vi.spyOn(document, 'createElement').mockImplementation((name: string) => (video = create(name) as HTMLVideoElement));
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('canShow', () => {
  it.each([
    ['loadeddata', true],
    ['error', false],
  ])('WATCH-11 takes %s for %s, and gives the picture back', async (event, shows) => {
    const asked = canShow(new Blob());
    video.dispatchEvent(new Event(event));
    expect(await asked).toBe(shows);
    expect(revoked.at(-1)).toBe('blob:picture');
  });

  it('WATCH-11 knows nothing of a browser that says nothing', async () => {
    const asked = canShow(new Blob());
    await vi.advanceTimersByTimeAsync(4_000);
    expect(await asked).toBeUndefined();
  });
});
