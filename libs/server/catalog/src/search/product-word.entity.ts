import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A word under which an enabled product is found, with what results are ordered by. Written by ProductSearch. */
@Entity('product_word')
@Index(['product_id', 'word'])
export class ProductWord {
  @PrimaryColumn({ type: 'varchar', length: 200, collation: 'utf8mb4_bin' })
  word: string;

  @PrimaryColumn({ type: 'int', unsigned: true })
  product_id: number;

  /** Where it stands in the title, from 0; NOT_IN_TITLE when it does not. */
  @Column({ type: 'smallint', unsigned: true })
  title_place: number;

  /** product_show_at of its product. */
  @Column({ type: 'datetime', nullable: true })
  show_at: string | null;
}

declare module '@wethi/platform' {
  interface Tables {
    product_word: ProductWord;
  }
}
