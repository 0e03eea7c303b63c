import { cutAtHits, findQuestions, questionsOf } from './find-questions';

const part = (title: string, html = '') => ({ title, html, parts: [] });
const TOPICS = [
  { ...part('การซื้อ'), parts: [part('โอนแล้ว ต้องรอนานไหม', '<p>ระบบอ่านสลิปให้</p>'), part('คูปองใช้อย่างไร')] },
  { ...part('การดู'), parts: [part('ดูบนทีวีได้ไหม', '<p>TV ก็ได้</p>')] },
];

describe('searching questions', () => {
  const all = questionsOf(TOPICS);
  const titles = (typed: string) => findQuestions(all, typed).map(({ title }) => title);

  it('SITE-09 finds part of a Thai word in question and answer, from two signs on', () => {
    expect(titles('สลิป')).toEqual(['โอนแล้ว ต้องรอนานไหม']);
    expect(titles('tv')).toEqual(['ดูบนทีวีได้ไหม']);
    expect(titles('ดู ทีวี')).toEqual(['ดูบนทีวีได้ไหม']);
    expect(titles('แลกบัตร')).toEqual([]);
    expect(titles('ส')).toHaveLength(3);
  });

  it('SITE-09 keeps the address of a question whatever is searched', () => {
    expect(findQuestions(all, 'ทีวี')[0]?.id).toBe(all[2]?.id);
  });

  it('SITE-09 marks what was typed, whatever signs it holds', () => {
    expect(cutAtHits('ดูบนทีวีได้ไหม', 'ทีวี')).toEqual(['ดูบน', 'ทีวี', 'ได้ไหม']);
    expect(cutAtHits('ราคา (บาท)', '(บ')).toEqual(['ราคา ', '(บ', 'าท)']);
    expect(cutAtHits('ดู', 'ด')).toEqual(['ดู']);
  });
});
