/**
 * The answers that the shop reads. Field names are the specification's (product.md §3); only the fields in use stand here.
 * Dates are 'YYYY-MM-DD', times 'HH:MM:SS' in Bangkok, amounts baht.
 */
import type { OrdersStatus, ProductStatus, ProductType, VideoStatus, VideoType, YesNo } from '@wethi/contract';

export interface Product {
  id: number;
  band_id: number;
  stage_id: number | null;
  book_bank_id: number | null;
  product_title: string;
  product_subtitle: string | null;
  product_detail: string | null;
  product_url: string;
  product_start: string | null;
  product_to: string | null;
  product_price: number;
  product_price_unchanged: number | null;
  product_img: string | null;
  product_img_detail: string | null;
  product_img_detail_1: string | null;
  product_img_detail_2: string | null;
  product_img_slide: string | null;
  product_img_coures: string | null;
  product_format: 'online' | 'onsite' | 'both';
  product_type: ProductType;
  product_status: ProductStatus;
  product_price_list: YesNo;
  band_name: string;
  band_path: string | null;
  stage_title: string | null;
  stage_date: string | null;
  stage_time_start: string | null;
  stage_time_to: string | null;
}

export interface ProductPrice {
  id: number;
  product_id: number;
  product_price_type: string;
  product_price_member: 'NL' | 'MB';
  product_price_value: number;
  product_price_show: YesNo;
  product_price_start: string | null;
  product_price_to: string | null;
  product_price_title: string | null;
  product_price_detail: string | null;
}

export interface ProductDetailList {
  id: number;
  product_detail_type_id: number;
  product_detail_list_title: string;
  product_detail_list_detail: string | null;
  product_detail_list_item: number;
  product_detail_list_img: string | null;
}

export interface ProductDetailType {
  id: number;
  product_detail_tab_name: string;
}

export interface Band {
  id: number;
  band_name: string;
  band_detail: string | null;
  band_path: string | null;
}

export interface BandMember {
  id: number;
  band_id: number;
  band_member_name: string;
  band_member_subname: string | null;
  band_member_path: string | null;
}

export interface BookBank {
  id: number;
  band_id: number;
  book_bank_name: string;
  book_bank_account: string;
  book_bank_type: string;
  book_bank_path: string | null;
  book_bank_icon: string;
  book_bank_name_code: string | null;
}

export interface Stage {
  id: number;
  band_id: number;
  stage_title: string;
  stage_detail: string | null;
  stage_status: string;
  stage_date: string | null;
  stage_time_start: string | null;
  stage_time_to: string | null;
}

export interface StageTime {
  id: number;
  stage_id: number;
  video_id: number | null;
  stage_detail_time_type: string;
  stage_detail_time_item: number;
  stage_detail_time_title: string;
  stage_detail_time_detail: string | null;
  stage_detail_time_start: string | null;
  stage_detail_time_to: string | null;
}

export interface StageTimeMember {
  id: number;
  stage_time_id: number;
  band_member_id: number;
}

export interface Video {
  id: number;
  band_id: number | null;
  stage_id: number | null;
  video_item: number;
  video_name: string;
  video_type: VideoType;
  video_status: VideoStatus;
  /** Poster. */
  video_path: string | null;
  /** Seconds. */
  video_duration: number | null;
}

/** A video that may be watched, and how (decisions.md §2). */
export interface VideoView extends Video {
  playback: {
    url: string;
    type: 'hls' | 'embed';
    /** Seconds where the viewer left. */
    position: number;
    heartbeat_s: number;
    watermark: string;
    session: string;
    /** Last moment, as an instant; null without end. */
    until: string | null;
  };
}

export interface Member {
  id: number;
  user_tel: string;
  user_nickname: string | null;
  user_name: string | null;
  user_lname: string | null;
  user_path: string | null;
  user_email: string | null;
}

type OrderedProduct = Pick<
  Product,
  | 'product_title'
  | 'product_url'
  | 'product_img'
  | 'product_type'
  | 'product_status'
  | 'product_to'
  | 'band_name'
  | 'stage_id'
  | 'stage_date'
  | 'stage_time_start'
  | 'stage_time_to'
>;

/** A show that the member ordered, open or approved. */
export interface Purchase extends OrderedProduct {
  orders_id: number;
  order_no: string;
  orders_status: Extract<OrdersStatus, 'wait' | 'approve'>;
  orders_net: number;
  product_id: number;
  /** Last moment in which it can be watched, as an instant; null until it is approved. */
  access_until: string | null;
}

/** What the holder of an order number may see. */
export interface OrderByCode {
  order_no: string;
  orders_status: OrdersStatus;
  orders_total: number;
  orders_discount: number;
  orders_net: number;
  create_at: string;
  ordersDetail: (Pick<Product, 'product_title' | 'product_url' | 'product_img' | 'band_name'> & {
    product_price_title: string | null;
  })[];
}
