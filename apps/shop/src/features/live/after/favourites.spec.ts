import { favouritesOf } from './favourites';

const songs = ['เปิดเวที', 'ลมพัดใบไม้', 'ที่ร่ม', 'พัก', 'จดหมาย', 'ปิดเวที'].map((title, index) => ({
  stage_time_id: index + 1,
  video_id: 9,
  title,
  start: index * 60,
}));
const liked = (Like: number) => ({ Like, Conf: 0, Igno: 0 });

describe('favouritesOf', () => {
  it('WATCH-12 the five songs that most liked, with their share of the best one', () => {
    const reactions = { own: {}, counts: { 3: liked(8), 5: liked(4), 1: liked(2) } };
    expect(favouritesOf(songs, reactions).map(({ title, likes, share }) => [title, likes, share])).toEqual([
      ['ที่ร่ม', 8, 1],
      ['จดหมาย', 4, 0.5],
      ['เปิดเวที', 2, 0.25],
      ['ลมพัดใบไม้', 0, 0],
      ['พัก', 0, 0],
    ]);
  });

  it('WATCH-12 in the order of the evening while nothing is known', () => {
    expect(favouritesOf(songs, undefined).map(({ share }) => share)).toEqual([0, 0, 0, 0, 0]);
    expect(favouritesOf([], undefined)).toEqual([]);
  });
});
