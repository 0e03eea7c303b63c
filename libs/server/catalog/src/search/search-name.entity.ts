import { Column, Entity, Index, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';

/** A name under which enabled products are found even when it is misspelt. Written by ProductSearch. */
@Entity('search_name')
@Index(['name'], { unique: true })
export class SearchName {
  @PrimaryGeneratedColumn({ type: 'int', unsigned: true })
  id: number;

  /** As it is written. */
  @Column({ type: 'varchar', length: 200, collation: 'utf8mb4_bin' })
  name: string;

  /** `soundOf` the name. */
  @Column({ type: 'varchar', length: 200, collation: 'utf8mb4_bin' })
  sound: string;
}

/** A product that bears the name. */
@Entity('search_name_product')
@Index(['product_id'])
export class SearchNameProduct {
  @PrimaryColumn({ type: 'int', unsigned: true })
  name_id: number;

  @PrimaryColumn({ type: 'int', unsigned: true })
  product_id: number;

  /** Of what it is the name, see PLACE: the lower, the more it tells. */
  @Column({ type: 'smallint', unsigned: true })
  place: number;
}

declare module '@wethi/platform' {
  interface Tables {
    search_name: SearchName;
    search_name_product: SearchNameProduct;
  }
}
