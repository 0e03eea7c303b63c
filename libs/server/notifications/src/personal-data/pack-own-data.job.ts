import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { OwnDataFile, packOwnData, sendLetter, User } from '@wethi/accounts';
import { OWN_DATA_DAYS } from '@wethi/contract';
import { bangkokTime, plainDate } from '@wethi/format';
import {
  Clock,
  Config,
  Database,
  JobHandler,
  Outbox,
  Storage,
  tableText,
  Transactions,
  type PayloadOf,
} from '@wethi/platform';
import { strToU8, zipSync } from 'fflate';
import { NEVER_EXPORTED, PERSONAL_DATA } from './personal-data';
import { PersonRows, type Person } from './person-rows';

const READ_ME = `นี่คือข้อมูลของคุณที่เวทีเก็บไว้ แต่ละไฟล์เปิดด้วย Excel หรือโปรแกรมตารางอื่นได้
ชื่อคอลัมน์เป็นชื่อในฐานข้อมูล เวลาเป็นเวลาสากล (UTC) ต้องการให้อธิบายข้อใด ทักเราได้ทุกวัน
`;

/** Packs all that is kept of a customer into a file of their own. */
@Injectable()
export class PackOwnData {
  constructor(
    private readonly database: Database,
    private readonly transactions: Transactions,
    private readonly rows: PersonRows,
    private readonly storage: Storage,
    private readonly outbox: Outbox,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  @JobHandler(packOwnData)
  async pack({ own_data_file_id: id }: PayloadOf<typeof packOwnData>): Promise<void> {
    const file = await this.database.manager.findOneBy(OwnDataFile, { id });
    if (!file || file.own_data_file_ready_at) return;
    const user = await this.database.manager.findOneByOrFail(User, { id: file.user_id });
    // What stays at an account that was merged into it (0101) is theirs as well, and nobody could ask for it there.
    const parts = await this.database.manager.findBy(User, { user_merged_into: user.id });
    const bytes = await this.zipOf([user, ...parts].map(personOf));
    const path = `own-data/${randomBytes(16).toString('hex')}.zip`;
    await this.storage.put('private', path, bytes);
    await this.transactions.run(async () => {
      const ready = { own_data_file_path: path, own_data_file_bytes: bytes.length };
      await this.database.update(OwnDataFile, id, { ...ready, own_data_file_ready_at: this.clock.now() });
      // What personnel had made is handed over by them.
      if (file.own_data_file_by === null && user.user_email && user.user_email_at)
        await this.outbox.add(
          sendLetter,
          { to: user.user_email, letter: this.letter() },
          { dedupeKey: `own-data-${id}` },
        );
    });
  }

  private async zipOf(people: readonly Person[]): Promise<Uint8Array> {
    const files: Record<string, Uint8Array> = { 'อ่านก่อน.txt': strToU8(READ_ME) };
    for (const [title, rules] of Map.groupBy(PERSONAL_DATA, (rule) => rule.title)) {
      if (!title) continue;
      const rows: Record<string, unknown>[] = [];
      for (const rule of rules)
        for (const person of people)
          rows.push(...(await this.rows.find({ ...rule, of: rule.shown ?? rule.of }, person)));
      const names = Object.keys(rows[0] ?? {}).filter((name) => !NEVER_EXPORTED.test(name));
      if (names.length > 0) files[`${title}.csv`] = strToU8(tableText(names, rows));
    }
    return zipSync(files, { level: 6 });
  }

  private letter() {
    const last = new Date(this.clock.now().getTime() + OWN_DATA_DAYS * 86_400_000);
    const until = plainDate(bangkokTime(last).date);
    return {
      subject: 'ข้อมูลของคุณพร้อมแล้ว',
      preheader: `ดาวน์โหลดได้ถึง ${until}`,
      heading: 'ข้อมูลของคุณพร้อมแล้ว',
      parts: [
        { text: `ไฟล์ ZIP ของข้อมูลทั้งหมดที่เวทีเก็บไว้ ดาวน์โหลดได้ถึง ${until} หลังจากนั้นไฟล์ถูกลบ` },
        { button: 'ดาวน์โหลด', link: `${this.config.PUBLIC_URL}/profile/privacy` },
      ],
      because: 'ส่งอีเมลนี้เพราะคุณขอสำเนาข้อมูลของตัวเอง',
    };
  }
}

function personOf(user: User): Person {
  const { id, user_tel: tel, user_email: email, user_email_at: email_at } = user;
  return { id, tel, email, email_at, tel_at: user.user_tel_at ?? user.create_at };
}
