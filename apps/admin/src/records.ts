import type {
  OrdersPayment,
  OrdersStatus,
  ProductFormat,
  ProductPriceMember,
  ProductPriceType,
  ProductStatus,
  ProductType,
  StageStatus,
  StageTimeType,
  UserStatus,
  YesNo,
} from '@wethi/contract';

/** Columns that every record has (product.md §3). */
export interface Row {
  id: number;
  create_at: string;
  update_at: string;
  create_by: number | null;
}

type Text = string | null;

export interface Band extends Row {
  band_name: string;
  band_detail: Text;
  band_path: Text;
  band_telegrame: Text;
}

export interface BandMember extends Row {
  band_id: number;
  band_member_name: string;
  band_member_subname: Text;
  band_member_path: Text;
}

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

export interface Stage extends Row {
  band_id: number;
  stage_title: string;
  stage_detail: Text;
  stage_status: StageStatus;
  stage_date: Text;
  stage_time_start: Text;
  stage_time_to: Text;
}

export interface StageTime extends Row {
  stage_id: number;
  video_id: number | null;
  stage_detail_time_type: StageTimeType;
  stage_detail_time_item: number | null;
  stage_detail_time_title: string;
  stage_detail_time_detail: Text;
  stage_detail_time_date: Text;
  stage_detail_time_start: Text;
  stage_detail_time_to: Text;
}

export interface Product extends Row {
  band_id: number;
  stage_id: number | null;
  book_bank_id: number | null;
  product_title: string;
  product_subtitle: Text;
  product_detail: Text;
  product_url: string;
  product_start: Text;
  product_to: Text;
  product_price: number;
  product_price_unchanged: number | null;
  product_img: Text;
  product_img_detail: Text;
  product_img_detail_1: Text;
  product_img_detail_2: Text;
  product_img_slide: Text;
  product_img_coures: Text;
  product_code: Text;
  product_year: Text;
  product_format: ProductFormat;
  product_type: ProductType;
  product_status: ProductStatus;
  product_disable: YesNo;
  product_price_list: YesNo;
  product_book: YesNo;
}

export interface ProductPrice extends Row {
  product_id: number;
  product_price_type: ProductPriceType;
  product_price_member: ProductPriceMember;
  product_price_value: number;
  product_price_show: YesNo;
  product_price_start: Text;
  product_price_to: Text;
  product_price_title: Text;
  product_price_detail: Text;
  product_price_fee: YesNo;
}

export interface User extends Row {
  user_email: Text;
  user_name: Text;
  user_lname: Text;
  user_nickname: Text;
  user_tel: string;
  user_path: Text;
  user_status: UserStatus;
}

export interface Staff extends Row {
  staff_email: Text;
  staff_name: string;
  staff_lname: Text;
  staff_nickname: Text;
  staff_tel: Text;
  staff_position: Text;
}

export interface Personnel extends Row {
  email: Text;
  personnel_name: Text;
  personnel_lname: Text;
  personnel_nickname: Text;
  personnel_tel: Text;
  personnel_position: string;
  username: string;
  /** Written only; never read back. */
  password?: string | null;
  status_by: YesNo;
}

export interface Orders extends Row {
  user_id: number;
  order_no: string;
  orders_total: number;
  orders_discount: number;
  orders_vat: number;
  orders_net: number;
  orders_status: OrdersStatus;
  orders_payment: OrdersPayment;
  orders_payment_date: Text;
  orders_payment_time: Text;
  orders_payment_slip: Text;
  orders_note: Text;
  approve_by: number | null;
  approve_date: Text;
}

export interface OrdersDetail extends Row {
  orders_id: number;
  product_id: number;
  product_price_id: number | null;
  orders_detail_price: number;
  orders_detail_discount: number;
  orders_detail_net: number;
}
