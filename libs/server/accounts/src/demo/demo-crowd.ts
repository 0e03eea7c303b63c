import { CONSENT_VERSION } from '@wethi/contract';
import { DAY_MS } from '@wethi/format';
import type { EntityManager } from 'typeorm';
import type { SecretHashing } from '../people/secret-hashing';
import { User } from '../people/user.entity';

/** As many as are asked for have names of their own: the lengths of both lists have no common divisor. */
const NAMES =
  'กมล,ขวัญใจ,คณิน,จารุวรรณ,ชลธิชา,ณัฐพล,ดวงกมล,ตะวัน,ทิพย์สุดา,ธีรภัทร,นภัสสร,บุญมี,ปณิธาน,พัชรี,ภูมิใจ,มณีรัตน์,ยุทธนา,รุ่งอรุณ,วีรชัย,สุดารัตน์,อนงค์นาฏ,อัครเดช,ศศิธร'.split(
    ',',
  );
const FAMILY_NAMES = 'แก้วใส,คงสุข,จันทร์แจ่ม,ชัยมงคล,ดีประเสริฐ,ทองดี,นาคสวัสดิ์,พงษ์ไพบูลย์,มั่งมี,วงศ์ทอง,สายบัว'.split(',');
const NICKNAMES = 'กบ,ก้อย,ขิม,จุ๊บ,ชมพู่,ดาว,ตาล,ทราย,นัท,บีม,ปลา,ฟ้า,มด,เมย์,ยิ้ม,หนึ่ง,อ้อม'.split(',');

const PEOPLE = 195;
const PIN = '2468';

interface Tools {
  manager: EntityManager;
  hashing: SecretHashing;
  now: Date;
}

/**
 * Customers who registered over the year, all with the PIN 2468; phones from 0830000001 on.
 * @returns them in the order of their phones
 */
export async function seedDemoCrowd({ manager, hashing, now }: Tools): Promise<User[]> {
  // One hash for all: each takes as long as signing in does.
  const user_password = await hashing.hash(PIN);
  const crowd = Array.from({ length: PEOPLE }, (_, place) => {
    const create_at = new Date(now.getTime() - (370 - ((place * 7) % 360)) * DAY_MS);
    return manager.create(User, {
      user_tel: `083${String(place + 1).padStart(7, '0')}`,
      user_name: NAMES[place % NAMES.length],
      user_lname: FAMILY_NAMES[place % FAMILY_NAMES.length],
      user_nickname: NICKNAMES[place % NICKNAMES.length],
      user_status: 'Active',
      user_password,
      create_at,
      consent_version: CONSENT_VERSION,
      consent_at: create_at,
    });
  });
  return manager.save(crowd, { chunk: 100 });
}
