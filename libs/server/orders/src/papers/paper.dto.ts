import { isTaxId, PAPER_KIND, RECEIPT_TYPE, TAX_ID_MISTYPED, type PaperKind, type ReceiptType } from '@wethi/contract';
import { Id } from '@wethi/platform';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import {
  IsBoolean,
  IsIn,
  IsInt,
  IsNotEmpty,
  IsOptional,
  IsString,
  Matches,
  MaxLength,
  Min,
  ValidateBy,
  ValidateIf,
} from 'class-validator';

const REQUIRED = { message: 'กรุณากรอกข้อมูล' };
const trimmed = Transform(({ value }: { value: unknown }) =>
  typeof value === 'string' ? value.replace(/\s+/g, ' ').trim() : value,
);
const digitsOnly = Transform(({ value }: { value: unknown }) =>
  typeof value === 'string' ? value.replace(/[\s-]/g, '') || undefined : value,
);

function HasCheckDigit() {
  const validate = (value: unknown) => typeof value === 'string' && isTaxId(value);
  const defaultMessage = () => TAX_ID_MISTYPED;
  return ValidateBy({ name: 'hasCheckDigit', validator: { validate, defaultMessage } });
}

/** Whom a tax invoice is for. A person may leave the tax id empty; a company has one, and a branch. */
export class TaxBuyer {
  @ApiProperty({ enum: Object.keys(RECEIPT_TYPE) })
  @IsIn(Object.keys(RECEIPT_TYPE))
  receipt_type: ReceiptType;

  @ApiProperty({ maxLength: 160 })
  @MaxLength(160)
  @IsNotEmpty(REQUIRED)
  @IsString()
  @trimmed
  buyer_name: string;

  @ApiProperty({ required: false, nullable: true, type: String, description: '13 digits' })
  @ValidateIf(({ receipt_type, buyer_tax_id }: TaxBuyer) => receipt_type === 'company' || Boolean(buyer_tax_id))
  @HasCheckDigit()
  @Matches(/^\d{13}$/, { message: 'กรุณากรอกตัวเลข 13 หลัก' })
  @digitsOnly
  buyer_tax_id?: string | null;

  @ApiProperty({ required: false, nullable: true, type: String, description: 'five digits, 00000 for the head office' })
  @ValidateIf(({ receipt_type }: TaxBuyer) => receipt_type === 'company')
  @Matches(/^\d{5}$/, { message: 'กรุณากรอกเลขสาขา 5 หลัก' })
  buyer_branch?: string | null;

  @ApiProperty({ maxLength: 300 })
  @MaxLength(300)
  @IsNotEmpty(REQUIRED)
  @IsString()
  @trimmed
  buyer_address: string;
}

export class AskTaxInvoice extends TaxBuyer {
  @ApiProperty({ type: 'integer', minimum: 1, description: 'the order' })
  @IsInt()
  @Min(1)
  id: number;

  /** The next form begins with the same words. */
  @ApiProperty({ required: false })
  @IsOptional()
  @IsBoolean()
  remember?: boolean;
}

/** Another tax invoice in the place of one that is wrong. */
export class ReplaceTaxInvoice extends TaxBuyer {
  @ApiProperty({ type: 'integer', minimum: 1, description: 'the paper' })
  @IsInt()
  @Min(1)
  id: number;

  @ApiProperty({ maxLength: 300, description: 'why the old one is void' })
  @MaxLength(300)
  @IsNotEmpty(REQUIRED)
  @IsString()
  reason: string;
}

export class OrderQuery {
  @Id(true)
  orders_id: number;
}

export class ShowQuery {
  @Id(true)
  product_id: number;
}

/** A paper as whoever may have it sees it. */
export class Paper {
  @ApiProperty({ type: 'integer' }) id: number;
  @ApiProperty({ type: 'integer' }) orders_id: number;
  @ApiProperty({ enum: Object.keys(PAPER_KIND) }) paper_kind: PaperKind;
  @ApiProperty() paper_no: string;
  @ApiProperty({ type: String, format: 'date' }) paper_date: string;
  @ApiProperty() paper_net: number;
  @ApiProperty() paper_vat: number;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) paper_void_at: Date | null;
  /** Of what was issued in its place. */
  @ApiProperty({ type: String, nullable: true }) substitute_no: string | null;
}

/** A paper by itself, with the order that it is of. */
export class OwnPaper extends Paper {
  @ApiProperty() order_no: string;
  /** Whom it is for, as it says itself. */
  @ApiProperty() buyer_name: string;
  /** Of the paper that a credit note changes. */
  @ApiProperty({ type: String, nullable: true }) about_no: string | null;
  /** Of what was issued in its place. */
  @ApiProperty({ type: 'integer', nullable: true }) substitute_id: number | null;
  /** Where its buyer may have it sent; null where no address is confirmed. */
  @ApiProperty({ type: String, nullable: true }) user_email: string | null;
}

/** The conditions that an order was made under. */
export class OrderConditions {
  @ApiProperty() order_no: string;
  @ApiProperty() version: string;
  /** Null where its buyer did not order it themselves. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) agreed_at: Date | null;
  /** Where its buyer may have them sent; null where no address is confirmed. */
  @ApiProperty({ type: String, nullable: true }) user_email: string | null;
}

/** Where a paper was sent. */
export class SentPaper {
  @ApiProperty() user_email: string;
}

export class OrderPapers {
  @ApiProperty() order_no: string;
  @ApiProperty() orders_net: number;
  /** Of what was bought. */
  @ApiProperty() title: string;
  @ApiProperty({ type: [Paper] }) papers: Paper[];
  /** Until the end of this day its buyer may ask for a tax invoice, personnel also afterwards; null where there is none to ask for. */
  @ApiProperty({ type: String, format: 'date', nullable: true }) ask_until: string | null;
  /** Where papers go by e-mail. */
  @ApiProperty({ type: String, nullable: true }) user_email: string | null;
  /** What the last tax invoice was issued with, where it was to be remembered. */
  @ApiProperty({ type: TaxBuyer, nullable: true }) buyer: TaxBuyer | null;
}

/** What `fileTaxInvoice` answers. */
export class FiledPaper {
  @ApiProperty() order_no: string;
  @ApiProperty({ type: 'integer' }) id: number;
  @ApiProperty() paper_no: string;
}

/** An order whose paper goes out again. */
export class SendPaper {
  @Id(true) id: number;
}
