import type { User } from '@wethi/accounts';
import { makeUser } from '@wethi/accounts/testing';
import { BandMember, StageTime } from '@wethi/catalog';
import { type EntityManager, IsNull, Not } from 'typeorm';
import { makeStageTimeComment, makeVideosUserStatus } from '../testing/media.factory';

const HOUR_MS = 3_600_000;

/** Viewers who talk; nobody signs in as one of them, since they have no PIN. */
const FANS = 'ต้นข้าว,มินท์_,ป๊อบ,เอก นครสวรรค์,นุ่น,เจเจ,ฝ้าย,แพรวา,ตั้ม,ใบเตย,กัปตัน,หมิว,เบนซ์,ปลายฟ้า'.split(',');

const COMMENTS = [
  'ท่อนที่ไฟดับเหลือแต่เสียงซินธ์ ขนลุกเลยค่ะ',
  'ร้องท่อนนี้ดีกว่าในอัลบั้มอีก',
  'อยากให้มีเวอร์ชันเต็มแบบนี้ในสตรีมมิงจังครับ',
  'ดูรอบที่สามแล้ว ยังยิ้มตามอยู่เลย',
  'กลองช่วงท้ายคือดีมาก ใครคิดคะเนี่ย',
  'เสียดายไม่ได้ไปหน้างาน แต่ภาพกับเสียงชัดจนเหมือนนั่งแถวหน้า',
  'เพลงนี้เล่นสดครั้งแรกใช่ไหมครับ',
  'ร้องตามทั้งบ้านเลยค่ะ 😂',
  'ชอบที่คุยกับคนดูก่อนเข้าเพลง น่ารักมาก',
  'ขอเพลงนี้ในรอบหน้าอีกนะคะ',
  'ช่วงโซโลขอยกให้เป็นที่สุดของคืนนี้',
];

/** What viewers say about the songs that can be watched again, and how they like them. @param now end of the last of it */
export async function seedDemoComments(manager: EntityManager, now: Date): Promise<void> {
  const songs = await manager
    .createQueryBuilder(StageTime, 'song')
    .where("song.stage_id IN (SELECT stage_id FROM product WHERE product_status = 'replay' AND product_type = 'M')")
    .orderBy('song.id')
    .getMany();
  const fans = await makeFans(manager);
  for (const [place, song] of songs.entries()) {
    for (const [seat, fan] of fans.entries()) await react(manager, song, fan, place * 5 + seat * 3);
    await comment(manager, song, fans, place, now);
  }
}

/** Some of them have a picture. */
async function makeFans(manager: EntityManager): Promise<User[]> {
  const faces = await manager.find(BandMember, { where: { band_member_path: Not(IsNull()) }, order: { id: 'DESC' } });
  const fans: User[] = [];
  for (const [place, user_nickname] of FANS.entries()) {
    const user_tel = `08200000${String(place + 1).padStart(2, '0')}`;
    const user_path = place % 4 === 3 ? null : (faces[place]?.band_member_path ?? null);
    fans.push(await makeUser(manager, { user_nickname, user_tel, user_path }));
  }
  return fans;
}

/** Most like a song, some do not know, few do not care, and not everybody says so. */
async function react(manager: EntityManager, song: StageTime, fan: User, number: number): Promise<void> {
  if (number % 4 === 3) return;
  const reaction = number % 17 === 0 ? 'Igno' : number % 11 === 0 ? 'Conf' : 'Like';
  await makeVideosUserStatus(manager, song, fan.id, reaction);
}

/** A few comments, of some songs more than are shown at once; the oldest first. */
async function comment(manager: EntityManager, song: StageTime, fans: User[], place: number, now: Date): Promise<void> {
  const many = place % 8 === 4 ? 12 : 2 + (place % 4);
  for (let number = 0; number < many; number += 1) {
    const fan = fans[(place * 3 + number) % fans.length];
    const stage_time_comment = COMMENTS[(place * 2 + number) % COMMENTS.length];
    const create_at = new Date(now.getTime() - ((many - number) * 1.6 + (place % 7) * 0.1 - 1) * HOUR_MS);
    if (fan) await makeStageTimeComment(manager, song, fan.id, { stage_time_comment, create_at });
  }
}
