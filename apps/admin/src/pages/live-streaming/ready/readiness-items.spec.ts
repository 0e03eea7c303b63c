import { type Evening, readinessOf } from './readiness-items';

const SHOW = { stage_id: 3, live_streaming_status: 'Y', live_streaming_pinned: null, staff_id: null } as const;
const NOTHING: Evening = {
  ...{ show: SHOW, health: null, pictureAt: undefined, songs: 0, namedSongs: 0, product: undefined, room: undefined },
  lobby: undefined,
};
const textsOf = (evening: Partial<Evening>) =>
  Object.fromEntries(readinessOf({ ...NOTHING, ...evening }).map(({ name, text, done }) => [name, [text, done]]));

describe('readinessOf', () => {
  it('WATCH-08 names all seven, and what is missing of each', () => {
    expect(textsOf({})).toEqual({
      เซตลิสต์: ['ยังไม่มี เพิ่มที่หน้าเซตลิสต์', false],
      ภาพระหว่างรอ: ['ยังไม่มี ใส่ภาพปกที่งานแสดง', false],
      บันทึกไว้ดูย้อนหลัง: ['บันทึกเองทุกครั้ง', true],
      ข้อความปักหมุด: ['ยังไม่มี ปักได้จากแชต', false],
      ทดสอบสัญญาณ: ['ยังไม่เคยรับภาพวันนี้', false],
      คนดูแลแชต: ['ควรมีอย่างน้อย 1 คน', false],
      คนดูในห้องรอ: ['0 คน', false],
    });
  });

  it('WATCH-08 an evening that may come has all of them', () => {
    const evening = textsOf({
      show: { ...SHOW, live_streaming_pinned: 'ขอคำสุภาพ', staff_id: 4 },
      ...{ songs: 12, namedSongs: 12, room: 412_800_000_000, pictureAt: '2026-11-20T12:31:00.000Z' },
      product: { id: 7, hasPicture: true },
      lobby: { waiting: 1318, slow: 21, blocked: 3, unplayable: 0 },
    });
    expect(Object.values(evening).map(([, done]) => done)).toEqual(Array(7).fill(true));
    expect(evening).toMatchObject({
      เซตลิสต์: ['12 ช่วง มีชื่อสมาชิกครบ', true],
      ภาพระหว่างรอ: ['ใช้ภาพปกงานแสดง', true],
      บันทึกไว้ดูย้อนหลัง: ['เปิดอยู่ ที่เก็บเหลือ 412 GB', true],
      ทดสอบสัญญาณ: ['รับภาพเมื่อ 19:31 น.', true],
      คนดูในห้องรอ: ['1,318 คน เน็ตช้า 21 ถูกกั้น 3', true],
    });
  });

  it('WATCH-08 tells of songs without names, a closed line, and a disk that is nearly full', () => {
    const evening = textsOf({
      show: { ...SHOW, live_streaming_status: 'N' },
      ...{ songs: 12, namedSongs: 9, room: 3_000_000_000 },
    });
    expect(evening).toMatchObject({
      เซตลิสต์: ['12 ช่วง ยังไม่มีชื่อสมาชิก 3 ช่วง', true],
      บันทึกไว้ดูย้อนหลัง: ['เปิดอยู่ ที่เก็บเหลือ 3 GB', false],
      ทดสอบสัญญาณ: ['ปิดรับสัญญาณอยู่ เปิดที่สวิตช์ข้างคีย์', false],
    });
  });
});
