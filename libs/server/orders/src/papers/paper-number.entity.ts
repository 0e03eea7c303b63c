import type { PaperKind } from '@wethi/contract';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The last number that was given to a kind of paper, by issuer and month of the Buddhist year. */
@Entity('paper_number')
export class PaperNumber {
  @PrimaryColumn({ type: 'varchar', length: 20 })
  paper_kind: PaperKind;

  @PrimaryColumn({ type: 'varchar', length: 20 })
  paper_issuer: string;

  @PrimaryColumn({ type: 'char', length: 4 })
  paper_month: string;

  @Column({ type: 'int', unsigned: true })
  last_number: number;
}

declare module '@wethi/platform' {
  interface Tables {
    paper_number: PaperNumber;
  }
}
