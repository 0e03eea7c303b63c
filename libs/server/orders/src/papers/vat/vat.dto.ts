import { ApiProperty, IntersectionType, PickType } from '@nestjs/swagger';
import { LIST_LIMIT, LIST_LIMIT_MAX } from '@wethi/contract';
import { TableFormatQuery } from '@wethi/platform';
import { Type } from 'class-transformer';
import { IsInt, IsOptional, Matches, Max, Min } from 'class-validator';
import { SHOP_ISSUER } from '../issuer/issuer';
import { OrdersPaper } from '../orders-paper.entity';

const integer = { type: 'integer' } as const;
const text = { type: String, nullable: true } as const;

export class VatMonthQuery {
  /** Gregorian. */
  @ApiProperty({ example: '2026-11', pattern: '^20\\d\\d-(0[1-9]|1[0-2])$' })
  @Matches(/^20\d\d-(0[1-9]|1[0-2])$/, { message: 'รูปแบบเดือนไม่ถูกต้อง' })
  month: string;

  /** 'shop' for the shop company, 'band-7' for a band that issues its own. */
  @ApiProperty({ required: false, default: SHOP_ISSUER, pattern: '^(shop|band-[1-9]\\d{0,9})$' })
  @IsOptional()
  @Matches(/^(shop|band-[1-9]\d{0,9})$/)
  issuer: string = SHOP_ISSUER;
}

export class VatPapersQuery extends VatMonthQuery {
  @ApiProperty({ ...integer, minimum: 1, maximum: 1_000, default: 1, required: false })
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(1_000)
  page: number = 1;

  @ApiProperty({ ...integer, minimum: 1, maximum: LIST_LIMIT_MAX, default: LIST_LIMIT, required: false })
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(LIST_LIMIT_MAX)
  limit: number = LIST_LIMIT;
}

export class VatPapersFileQuery extends IntersectionType(VatMonthQuery, TableFormatQuery) {}

/** What one kind of paper adds up to in a month; baht. Void ones keep their numbers and add nothing. */
export class PapersOfKind {
  @ApiProperty(integer) count: number;
  @ApiProperty() net: number;
  @ApiProperty() vat: number;
  @ApiProperty(text) first_no: string | null;
  @ApiProperty(text) last_no: string | null;
  @ApiProperty(integer) voided: number;
}

/** Whose VAT a month may be asked of. */
export class VatIssuer {
  @ApiProperty({ example: 'band-7' }) issuer: string;
  @ApiProperty() name: string;
}

/** Receipts of at most seven days; the last of a month are fewer. */
export class VatWeek extends PapersOfKind {
  @ApiProperty({ format: 'date' }) first: string;
  @ApiProperty({ format: 'date' }) last: string;
}

/** The output VAT of an issuer's month, summed from its receipts, each rounded by itself, less its credit notes. */
export class VatOfMonth {
  @ApiProperty({ example: '2026-11' }) month: string;
  /** Months that have papers, and the present one; the newest first. */
  @ApiProperty({ type: [String] }) months: string[];
  /** The shop company, and bands that have issued papers. */
  @ApiProperty({ type: [VatIssuer] }) issuers: VatIssuer[];
  /** A month that is over takes no more papers, see issueDate. */
  @ApiProperty() closed: boolean;
  @ApiProperty({ type: PapersOfKind }) receipt: PapersOfKind;
  /** Issued beside receipts of the same sales: they add nothing to the sums. */
  @ApiProperty({ type: PapersOfKind }) tax_invoice: PapersOfKind;
  @ApiProperty({ type: PapersOfKind }) credit_note: PapersOfKind;
  @ApiProperty({ type: [VatWeek] }) weeks: VatWeek[];
  /** Sales with VAT, VAT in them, and what is left without it; baht. */
  @ApiProperty() net: number;
  @ApiProperty() vat: number;
  @ApiProperty() base: number;
}

/** A line of the output VAT report: a receipt, or a credit note with amounts below zero. */
export class VatPaper extends PickType(OrdersPaper, ['id', 'orders_id', 'paper_kind', 'paper_date']) {
  @ApiProperty() paper_no: string;
  /** Of a receipt: the tax invoice beside it. Of a credit note: the paper that it changes. */
  @ApiProperty(text) other_no: string | null;
  @ApiProperty() order_no: string;
  /** As on the tax invoice, where there is one. */
  @ApiProperty(text) buyer_name: string | null;
  @ApiProperty(text) buyer_tax_id: string | null;
  @ApiProperty(text) buyer_branch: string | null;
  @ApiProperty() base: number;
  @ApiProperty() vat: number;
  @ApiProperty() net: number;
}
