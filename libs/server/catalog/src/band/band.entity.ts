import { Html, OfBand, PersonnelOnly, Picture, RecordEntity, Text } from '@wethi/platform';
import { Entity, Index } from 'typeorm';

/** It stands in a link of a public page, so it is one to a web page, or nothing. */
const WEB_ADDRESS = /^(https:\/\/[^\s"<>]+)?$/;

@Entity('band')
@OfBand((row) => `${row}.id = :bandId`)
export class Band extends RecordEntity {
  @Index({ unique: true })
  @Text(120, { required: true, search: true, thai: true, name: true })
  band_name: string;

  /** Names that it is searched by, too, with commas between: in English, or short. */
  @Text(300, { search: true })
  band_other_names: string | null;

  @Html()
  band_detail: string | null;

  /** Town or province that it is from. */
  @Text(80)
  band_place: string | null;

  /** Its page on a social network. */
  @Text(300, { pattern: WEB_ADDRESS, hint: 'ใส่ลิงก์ที่ขึ้นต้นด้วย https://' })
  band_page: string | null;

  /** Where its songs are heard. */
  @Text(300, { pattern: WEB_ADDRESS, hint: 'ใส่ลิงก์ที่ขึ้นต้นด้วย https://' })
  band_listen: string | null;

  /** Where whoever wants it to play writes to. */
  @Text(120, { pattern: /^([^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+)?$/, hint: 'ใส่อีเมล เช่น band@example.com' })
  band_mail: string | null;

  @Picture()
  band_path: string | null;

  /** Chat id that hears of the band's orders. */
  @PersonnelOnly()
  @Text(40, { pattern: /^(-?\d{1,20}|@\w{4,32})?$/, hint: 'Chat id ต้องเป็นตัวเลข หรือ @ชื่อ' })
  band_telegrame: string | null;
}

declare module '@wethi/platform' {
  interface Tables {
    band: Band;
  }
}
