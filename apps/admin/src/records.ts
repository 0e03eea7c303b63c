import type { components } from '@wethi/api-client';

type Schemas = components['schemas'];

/** Columns that every record has (product.md §3). */
export interface Row {
  id: number;
  create_at: string;
}

export type Band = Schemas['Band'];
export type BandMember = Schemas['BandMember'];
export type Stage = Schemas['Stage'];
export type StageTime = Schemas['StageTime'];
export type Product = Schemas['Product'];
export type ProductPrice = Schemas['ProductPrice'];
export type User = Schemas['User'];

/** A password is written only; it never comes back. */
interface WithPassword {
  password?: string | null;
}
export type Staff = Schemas['Staff'] & WithPassword;
export type Personnel = Schemas['Personnel'] & WithPassword;

type Text = string | null;

export interface BookBank extends Row {
  band_id: number;
  book_bank_name: string;
  book_bank_account: string;
  book_bank_type: string;
  book_bank_path: Text;
  book_bank_max: number | null;
  book_bank_icon: string;
  book_bank_code: Text;
  book_bank_account_code: Text;
  book_bank_name_code: Text;
}
