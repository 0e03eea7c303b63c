import { PAPER_KIND, type PaperKind } from '@wethi/contract';
import { DateOnly, EnumColumn, ForeignKey, Money, NamesFile, RecordEntity } from '@wethi/platform';
import { Column, Entity, Index } from 'typeorm';

/** A receipt, tax invoice or credit note. It is never changed or deleted, only made void, and kept for five years. */
@Entity('orders_paper')
@Index(['paper_issuer', 'paper_no'], { unique: true })
@Index(['user_id', 'paper_kind'])
// The sums of an issuer's month and the order of its papers are read of it alone.
@Index('orders_paper_vat', [
  'paper_issuer',
  'paper_date',
  'paper_kind',
  'paper_no',
  'paper_net',
  'paper_vat',
  'paper_void_at',
])
export class OrdersPaper extends RecordEntity {
  @ForeignKey({ required: true })
  orders_id: number;

  @ForeignKey({ required: true, index: false })
  user_id: number;

  @EnumColumn(PAPER_KIND, { required: true })
  paper_kind: PaperKind;

  /** 'shop', or 'band-7', each with running numbers of its own. */
  @Column({ type: 'varchar', length: 20 })
  paper_issuer: string;

  @Column({ type: 'varchar', length: 20 })
  paper_no: string;

  /** Day of issue in Bangkok. */
  @DateOnly({ required: true })
  paper_date: string;

  /** What it is about, VAT included; of a credit note what is taken back. */
  @Money({ required: true })
  paper_net: number;

  @Money({ required: true })
  paper_vat: number;

  /** Its words as they are printed, JSON of PaperPage. */
  @Column({ type: 'mediumtext' })
  paper_page: string;

  /** Whom a tax invoice is for, JSON of TaxBuyer, where they want it kept for the next one. */
  @Column({ type: 'text', nullable: true })
  paper_buyer: string | null;

  /** Private file, once it is made. */
  @NamesFile('private')
  @Column({ type: 'varchar', length: 80, nullable: true })
  paper_file: string | null;

  /** The refund that a credit note is for. */
  @Index({ unique: true })
  @Column({ type: 'int', unsigned: true, nullable: true })
  orders_refund_id: number | null;

  /** The paper that a credit note changes. */
  @Column({ type: 'int', unsigned: true, nullable: true })
  paper_about_id: number | null;

  /** What was issued in the place of a void one. */
  @Column({ type: 'int', unsigned: true, nullable: true })
  paper_substitute_id: number | null;

  @Column({ type: 'datetime', precision: 3, nullable: true })
  paper_void_at: Date | null;

  @Column({ type: 'varchar', length: 300, nullable: true })
  paper_void_reason: string | null;

  @Column({ type: 'int', unsigned: true, nullable: true })
  paper_void_by: number | null;
}

declare module '@wethi/platform' {
  interface Tables {
    orders_paper: OrdersPaper;
  }
}
