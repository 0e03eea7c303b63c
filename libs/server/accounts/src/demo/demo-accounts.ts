import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CONSENT_VERSION } from '@wethi/contract';
import type { Storage } from '@wethi/platform';
import type { EntityManager } from 'typeorm';
import { Personnel } from '../people/personnel.entity';
import type { SecretHashing } from '../people/secret-hashing';
import { makePersonnel, makeUser } from '../testing/accounts.factory';
import { User } from '../people/user.entity';

export { seedDemoCrowd } from './demo-crowd';
export { seedDemoMembers } from './demo-members';

const OWNER = {
  username: 'owner',
  personnel_name: 'วรรณา',
  personnel_lname: 'เวทีทอง',
  personnel_nickname: 'พี่นา',
  personnel_telegram: '700000001',
};
const OWNER_PASSWORD = 'owner-demo-2026';
const SHOP = {
  username: 'shop',
  role: 'shop',
  personnel_name: 'กานดา',
  personnel_lname: 'ขยันดี',
  personnel_telegram: '700000002',
} as const;
const SHOP_PASSWORD = 'shop-demo-2026';
const BAND = { username: 'band', role: 'band', personnel_name: 'ปกรณ์', personnel_lname: 'ดนตรีดี' } as const;
const BAND_PASSWORD = 'band-demo-2026';
const PIN = '2468';

/** Some of them have a picture. */
const CUSTOMERS: (Partial<User> & { face?: string })[] = [
  { user_tel: '0810000001', user_name: 'ฟ้าใส', user_lname: 'ใจดี', user_nickname: 'น้องฟ้าใสใจดี', face: 'm4' },
  { user_tel: '0810000002', user_name: 'ธนกร', user_lname: 'ศรีสุข', user_nickname: 'บอส', face: 'm2' },
  { user_tel: '0810000003', user_name: 'พิมพ์ชนก', user_lname: 'วงศ์สว่าง', user_nickname: 'พิม' },
  {
    user_tel: '0810000004',
    user_name: 'ณัฐวุฒิ',
    user_lname: 'แก้วมณี ณ อยุธยา',
    user_nickname: 'ณัฐคนเดิมเพิ่มเติมคือดูคอนเสิร์ตทุกรอบไม่เคยพลาด',
  },
  { user_tel: '0810000005' },
];

interface Tools {
  manager: EntityManager;
  hashing: SecretHashing;
  storage: Storage;
  /** Folder of the demo pictures, tools/db/demo-art. */
  art: string;
}

/**
 * Personnel owner and five customers with known passwords, for development and trial; those who exist stay as they are.
 * @returns the rows, customers in the order of their phones 0810000001 to 0810000005
 */
export async function seedDemoAccounts(tools: Tools): Promise<{ owner: Personnel; users: User[] }> {
  const owner = await seedPersonnel(tools, OWNER, OWNER_PASSWORD);
  const users: User[] = [];
  for (const customer of CUSTOMERS) users.push(await seedCustomer(tools, customer));
  return { owner, users };
}

/** Somebody of each of the other two roles; `bandId` is whose rows the band's account works on. */
export async function seedDemoColleagues(tools: Pick<Tools, 'manager' | 'hashing'>, bandId: number): Promise<void> {
  await seedPersonnel(tools, SHOP, SHOP_PASSWORD);
  await seedPersonnel(tools, { ...BAND, band_id: bandId }, BAND_PASSWORD);
}

async function seedPersonnel(
  { manager, hashing }: Pick<Tools, 'manager' | 'hashing'>,
  person: Partial<Personnel> & Pick<Personnel, 'username'>,
  password: string,
): Promise<Personnel> {
  const { username } = person;
  return (
    (await manager.findOneBy(Personnel, { username })) ??
    makePersonnel(manager, { ...person, password: await hashing.hash(password) })
  );
}

async function seedCustomer(tools: Tools, { face, ...customer }: (typeof CUSTOMERS)[number]): Promise<User> {
  const existing = await tools.manager.findOneBy(User, { user_tel: customer.user_tel });
  if (existing) return existing;
  const consent = { consent_version: CONSENT_VERSION, consent_at: new Date() };
  return makeUser(tools.manager, {
    user_nickname: null,
    ...customer,
    ...consent,
    user_path: face ? await keepFace(tools, face) : null,
    user_password: await tools.hashing.hash(PIN),
  });
}

/** A copy of their own, which they may replace. */
async function keepFace({ storage, art }: Tools, face: string): Promise<string> {
  const path = `user/demo-${face}.webp`;
  await storage.put('public', path, await readFile(join(art, `${face}.webp`)));
  return path;
}
