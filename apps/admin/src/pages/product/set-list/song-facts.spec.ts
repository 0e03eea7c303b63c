import { setFacts, songFacts } from './song-facts';

const song = (start: string | null, end: string | null) => ({
  stage_detail_time_type: 'song' as const,
  stage_detail_time_start: start,
  stage_detail_time_to: end,
});

describe('what a set list says of its songs', () => {
  it('CAT-05 names the kind, the length and who plays', () => {
    expect(songFacts(song('19:30:00', '19:34:12'), ['นที', 'ลิลลี่'], 5)).toBe('เพลง · 4:12 · นที ลิลลี่');
    expect(songFacts(song('23:58:00', '00:03:04'), ['นที', 'ลิลลี่'], 2)).toBe('เพลง · 5:04 · ทั้งวง');
  });

  it('CAT-05 leaves out what is not known', () => {
    expect(songFacts(song('19:30:00', null), [], 5)).toBe('เพลง');
    expect(songFacts(song(null, null), ['นที'], 1)).toBe('เพลง · นที');
    expect(setFacts([song(null, null)])).toBe('1 รายการ');
  });

  it('CAT-05 sums the lengths', () => {
    expect(setFacts([song('19:00:00', '20:00:00'), song('20:00:00', '20:28:30'), song(null, null)])).toBe(
      '3 รายการ · 1 ชม. 28 นาที',
    );
    expect(setFacts([])).toBe('0 รายการ');
  });
});
