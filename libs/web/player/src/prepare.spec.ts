import { fetchStart } from './prepare';

const FILES = ['/v/a/master.m3u8', '/v/a/360.m3u8', '/v/a/360-init.mp4', '/v/a/360-0000.m4s'];

describe('the first files of a video', () => {
  const fetched = vi.fn<(address: string) => Promise<Pick<Response, 'arrayBuffer'>>>();
  const originalFetch = global.fetch;
  beforeEach(() => {
    global.fetch = fetched.mockReset().mockReturnValue(new Promise(() => undefined)) as unknown as typeof fetch; // a mock has no static side
  });
  afterEach(() => (global.fetch = originalFetch));

  it('WATCH-02 SITE-13 are asked for at once on a slow line, none waiting for another', () => {
    fetchStart(FILES, true);
    expect(fetched.mock.calls).toEqual(FILES.map((file) => [file]));
  });

  it('WATCH-02 are left to the player on a fast line, where it chooses the quality', () => {
    fetchStart(FILES, false);
    expect(fetched).not.toHaveBeenCalled();
  });
});
