import { Injectable } from '@nestjs/common';
import { contactsOf, SUPPORT, type Contacts } from '@wethi/contract';
import { type Actor, AuditLog, Changes, Database, PublicPages, Transactions } from '@wethi/platform';
import { ShopContact, type ContactsOfShop } from './shop-contact.entity';

const ID = 1;
const COLUMNS = ['contact_email', 'contact_line', 'contact_page', 'contact_tel', 'contact_hours'] as const;
const BEFORE: ContactsOfShop = {
  contact_email: SUPPORT.email,
  contact_line: SUPPORT.line,
  contact_page: SUPPORT.page,
  contact_tel: SUPPORT.tel,
  contact_hours: SUPPORT.hours,
};

/** Those that people look at after a save; all others renew themselves within two seconds. */
const PAGES = ['/', '/contactUs', '/questions', '/packageAll'];

/** Where visitors reach the shop, as the back office says (SITE-04). */
@Injectable()
export class ShopContacts {
  constructor(
    private readonly database: Database,
    private readonly transactions: Transactions,
    private readonly audit: AuditLog,
    private readonly changes: Changes,
    private readonly pages: PublicPages,
  ) {}

  async read(): Promise<ContactsOfShop> {
    const [row] = await this.database.query<ContactsOfShop[]>('SELECT ?? FROM shop_contact WHERE id = ?', [
      [...COLUMNS],
      ID,
    ]);
    return row ?? BEFORE;
  }

  /** The same as words on a page or in a letter. */
  async shown(): Promise<Contacts> {
    return contactsOf(await this.read());
  }

  /** The columns given and no others. */
  async save(given: Partial<ContactsOfShop>, actor: Actor): Promise<void> {
    await this.transactions.run(async () => {
      const before = await this.read();
      const after = { ...before, ...given };
      await this.database.query(
        `INSERT INTO shop_contact (id, create_by, ??) VALUES (?, ?, ?)
         ON DUPLICATE KEY UPDATE ${COLUMNS.map((column) => `${column} = VALUES(${column})`).join(', ')}`,
        [[...COLUMNS], ID, actor.id, COLUMNS.map((column) => after[column])],
      );
      await this.audit.record(actor, 'update', ShopContact, ID, before, after);
      await this.pages.renew(...PAGES);
    });
    await this.changes.announce(ShopContact.name);
  }
}
