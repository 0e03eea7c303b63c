import { render } from '@testing-library/react';
import type { Playing } from '../use-player';
import { LineChip } from './line-chip';

const MEDIA = { started: true, playing: true, waiting: false } as Playing['media'];
const SOURCE = { saver: false, reconnecting: false } as Playing['source'];

describe('LineChip', () => {
  it.each([
    ['while it plays', {}, {}, false, 'สัญญาณดี'],
    ['before the first picture', { started: false }, {}, false, ''],
    ['while the picture is awaited', { waiting: true }, {}, false, ''],
    ['while the line is taken up again', {}, { reconnecting: true }, false, ''],
    ['of one who saves data', {}, { saver: true }, false, 'ประหยัดเน็ต'],
    ['of the sound alone', {}, {}, true, 'ประหยัดเน็ต'],
  ])('WATCH-13 says %s how the picture comes', (_case, media, source, isSoundOnly, words) => {
    const playing = { media: { ...MEDIA, ...media }, source: { ...SOURCE, ...source }, isSoundOnly };
    expect(render(<LineChip {...playing} />).container.textContent).toBe(words);
  });
});
