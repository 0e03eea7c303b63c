import { Html, OfBand, PersonnelOnly, Picture, RecordEntity, Text } from '@wethi/platform';
import { Entity, Index } from 'typeorm';

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
