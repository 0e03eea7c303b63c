import { VideoFiles } from '../testing/video-files';
import { probe } from './probe';

describe('what is read of an upload', () => {
  let files: VideoFiles;
  beforeAll(async () => {
    files = await VideoFiles.open();
  });
  afterAll(() => files.close());

  it('WATCH-01 reads an hour of a recording whose end was never written, to its last picture', async () => {
    const read = await probe(await files.copy('unended.mkv'), new AbortController().signal);
    expect(read).toMatchObject({ seconds: undefined, picture: { codec: 'h264' } });
    expect('lastPicture' in read && read.lastPicture).toBeCloseTo(720 * 6, -1);
  });
});
