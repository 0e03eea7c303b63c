/** The answers that the shop reads, as the server describes them (generated; names are the specification's). */
import type { Schema } from '@wethi/api-client';

export type Product = Schema<'ProductView'>;
export type ProductPage = Schema<'ProductPage'>;
export type ProductPrice = Schema<'ProductPrice'>;
export type ProductDetailList = Schema<'ProductDetailList'>;
export type ProductDetailType = Schema<'ProductDetailType'>;
export type Band = Schema<'Band'>;
export type BandView = Schema<'BandView'>;
export type BandMember = Schema<'BandMember'>;
export type BookBank = Schema<'BookBank'>;
export type Stage = Schema<'Stage'>;
export type StageTime = Schema<'StageTime'>;
export type StageTimeMember = Schema<'StageTimeMember'>;
export type ShownComment = Schema<'ShownComment'>;
export type VideosUserStatus = Schema<'VideosUserStatus'>;
export type StageTimeTotals = Schema<'StageTimeTotals'>;
export type Video = Schema<'Video'>;
export type LiveStreaming = Schema<'LiveStreaming'>;
export type VideoView = Schema<'VideoView'>;
export type Tv = Schema<'Tv'>;
export type TvRemote = Schema<'TvRemote'>;
export type TvShow = Schema<'TvShow'>;
export type Member = Schema<'OwnUser'>;
export type Purchase = Schema<'PurchasedProduct'>;
export type TriedCoupon = Schema<'TriedCoupon'>;
export type OrderByCode = Schema<'OrderByCode'>;
export type OwnTip = Schema<'OwnTip'>;
