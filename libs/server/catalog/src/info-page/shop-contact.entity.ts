import { PickType } from '@nestjs/swagger';
import { CONTACT_RULES } from '@wethi/contract';
import { RecordEntity, Text } from '@wethi/platform';
import { Entity } from 'typeorm';

/** Where visitors reach the shop (SITE-04); one row, and before there is one what the program says holds. */
@Entity('shop_contact')
export class ShopContact extends RecordEntity {
  @Text(120, { default: '', ...CONTACT_RULES.email })
  contact_email: string;

  @Text(40, { default: '', ...CONTACT_RULES.line })
  contact_line: string;

  @Text(120, { default: '', ...CONTACT_RULES.page })
  contact_page: string;

  /** Empty where nobody answers a phone. */
  @Text(20, { default: '', ...CONTACT_RULES.tel })
  contact_tel: string;

  /** Stands within sentences, such as 'ทุกวัน 09:00 ถึง 21:00 น.' */
  @Text(60, { default: '', ...CONTACT_RULES.hours })
  contact_hours: string;
}

export class ContactsOfShop extends PickType(ShopContact, [
  'contact_email',
  'contact_line',
  'contact_page',
  'contact_tel',
  'contact_hours',
] as const) {}
