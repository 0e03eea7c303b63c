import {
  PRODUCT_FORMAT,
  PRODUCT_STATUS,
  PRODUCT_TYPE,
  type ProductFormat,
  type ProductStatus,
  type ProductType,
  type YesNo,
} from '@wethi/contract';
import {
  DateOnly,
  EnumColumn,
  ForeignKey,
  Html,
  IntegerColumn,
  Money,
  NamesFile,
  OfBand,
  PersonnelOnly,
  Picture,
  RecordEntity,
  Secret,
  SecretText,
  ServerSet,
  Text,
  TimeOnly,
  YesNoColumn,
} from '@wethi/platform';
import { Column, Entity, Index } from 'typeorm';

/** What the address of a product's page is made of. */
export const PRODUCT_URL = {
  pattern: /^[a-z0-9]+(-[a-z0-9]+)*$/,
  hint: 'ใช้ได้เฉพาะ a-z ตัวเล็ก ตัวเลข และขีดกลาง',
};

/** A show or course that can be bought. */
@Entity('product')
@OfBand((row) => `${row}.band_id = :bandId`)
@Index(['product_disable', 'product_status'])
@Index(['product_disable', 'product_show_at'])
@Index(['product_disable', 'band_id'])
@Index(['product_queue'])
@Index(['product_publish_date'])
@Index(['product_sale_date'])
@Index(['product_close_date'])
@Index('product_live_show_at', ['product_disable', 'product_live', 'product_show_at'])
@Index('product_kind_show_at', ['product_disable', 'product_type', 'product_status', 'product_show_at'])
export class Product extends RecordEntity {
  @ForeignKey({ required: true })
  band_id: number;

  /** Its performance; whoever bought the product may watch this stage's videos. */
  @ForeignKey()
  stage_id: number | null;

  /** Account that buyers pay into. */
  @ForeignKey()
  book_bank_id: number | null;

  @Text(200, { required: true, search: true, thai: true, name: true })
  product_title: string;

  /** Names that it is searched by, too, with commas between. */
  @Text(300, { search: true })
  product_other_names: string | null;

  @Text(300, { search: true })
  product_subtitle: string | null;

  @Html({ pictures: true })
  product_detail: string | null;

  @Index({ unique: true })
  @Text(120, {
    required: true,
    search: true,
    ...PRODUCT_URL,
  })
  product_url: string;

  @DateOnly()
  product_start: string | null;

  /** Last day of the show; access ends some days later (decisions.md §3). */
  @DateOnly()
  product_to: string | null;

  @Money({ default: '0.00' })
  product_price: number;

  /** The price before a reduction, shown struck through. */
  @Money()
  product_price_unchanged: number | null;

  @Picture()
  product_img: string | null;

  @Picture()
  product_img_detail: string | null;

  @Picture()
  product_img_detail_1: string | null;

  @Picture()
  product_img_detail_2: string | null;

  @Picture()
  product_img_slide: string | null;

  @Picture()
  product_img_coures: string | null;

  /** Path of the JPEG that LINE and Facebook show with its link; drawn by the worker. */
  @ServerSet()
  @NamesFile('public')
  @Text(200)
  product_share_img: string | null;

  @Text(40, { search: true })
  product_code: string | null;

  @IntegerColumn({ max: 9999 })
  product_year: number | null;

  @EnumColumn(PRODUCT_FORMAT, { default: 'online' })
  product_format: ProductFormat;

  @EnumColumn(PRODUCT_TYPE, { default: 'M' })
  product_type: ProductType;

  @EnumColumn(PRODUCT_STATUS, { default: 'coming' })
  product_status: ProductStatus;

  /** 'Y' while visitors see it live, whatever its status. Set by the ingest. */
  @ServerSet()
  @YesNoColumn()
  product_live: YesNo;

  /** 'Y' takes the product off the site. */
  @YesNoColumn()
  product_disable: YesNo;

  /** When it comes onto the site by itself; empty once it has. */
  @PersonnelOnly()
  @DateOnly()
  product_publish_date: string | null;

  @PersonnelOnly()
  @TimeOnly()
  product_publish_time: string | null;

  /** When it goes on sale by itself, which visitors may know; empty once it has. */
  @DateOnly()
  product_sale_date: string | null;

  @PersonnelOnly()
  @TimeOnly()
  product_sale_time: string | null;

  /** When its sale ends by itself; empty once it has. */
  @PersonnelOnly()
  @DateOnly()
  product_close_date: string | null;

  @PersonnelOnly()
  @TimeOnly()
  product_close_time: string | null;

  /** 'Y' sells at the tiers of productPrice instead of product_price. */
  @YesNoColumn()
  product_price_list: YesNo;

  /** 'Y' may cost nothing: an order of 0 baht approves itself. */
  @YesNoColumn()
  product_free: YesNo;

  /** How many are sold at most; empty: as many as are wanted. */
  @IntegerColumn({ max: 1_000_000 })
  product_limit: number | null;

  /** 'Y': buyers queue for it, from `product_queue_open` on, and are let in from `product_queue_sale` on. */
  @YesNoColumn()
  product_queue: YesNo;

  /** Day of the sale. */
  @DateOnly()
  product_queue_date: string | null;

  @TimeOnly()
  product_queue_open: string | null;

  @TimeOnly()
  product_queue_sale: string | null;

  @YesNoColumn()
  product_book: YesNo;

  /** The show's own bot, which writes into its chat in place of the shop's; sealed, see ShowBots. */
  @SecretText(200)
  product_token: string | null;

  /** The end of it, by which personnel know it again. */
  @PersonnelOnly()
  @ServerSet()
  @Text(10)
  product_token_end: string | null;

  /** Chat id that hears of the show's orders, beside the band's. */
  @PersonnelOnly()
  @Text(200, { pattern: /^(-?\d{1,20}|@\w{4,32})?$/, hint: 'Chat id ต้องเป็นตัวเลข หรือ @ชื่อ' })
  product_token_telegram: string | null;

  /** When its show begins, in Bangkok: the stage's, or its own first day. The order of lists. Written by ProductSearch. */
  @Secret()
  @Column({ type: 'datetime', nullable: true, select: false })
  product_show_at: string | null;

  /** When those who follow its band were told of it, which happens once. */
  @Secret()
  @Column({ type: 'datetime', precision: 3, nullable: true, select: false })
  product_told_at: Date | null;

  /** Texts and words of the product, its band and its members, written by ProductSearch. */
  @Secret()
  @Column({ type: 'text', nullable: true, select: false })
  product_search: string | null;
}

declare module '@wethi/platform' {
  interface Tables {
    product: Product;
  }
}
