import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsBoolean,
  IsDate,
  IsInt,
  IsNotEmpty,
  IsObject,
  IsOptional,
  IsString,
  Matches,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';

export const VERDICT = ['valid', 'again', 'used', 'wrong', 'sent', 'refunded', 'unknown'] as const;
export type Verdict = (typeof VERDICT)[number];

export class GateQuery {
  @ApiProperty({ type: 'integer', minimum: 1 })
  @Type(() => Number)
  @IsInt()
  @Min(1)
  product_id: number;
}

/** One press at a gate: a QR, or a ticket that was chosen from the list. */
export class GateEntry {
  /** What the QR holds, or a code that was typed: a QR is sent only where it holds a signed ticket. */
  @ApiProperty({ required: false, maxLength: 80 })
  @IsOptional()
  @IsString()
  @MaxLength(80)
  ticket?: string;

  @ApiProperty({ type: 'integer', minimum: 1, required: false })
  @IsOptional()
  @IsInt()
  @Min(1)
  orders_detail_id?: number;

  /** Made by the device; a repeat changes nothing. */
  @ApiProperty({ minLength: 8, maxLength: 60 })
  @Matches(/^[\w-]{8,60}$/)
  entry_key: string;

  @ApiProperty({ type: String, format: 'date-time' })
  @Type(() => Date)
  @IsDate()
  entry_at: Date;

  /** The device had no line: who was let in is in already, whatever another gate did. */
  @ApiProperty({ type: Boolean, required: false })
  @IsOptional()
  @IsBoolean()
  offline?: boolean;

  /** Lets somebody back in who went out. */
  @ApiProperty({ type: Boolean, required: false })
  @IsOptional()
  @IsBoolean()
  again?: boolean;
}

export class GateEntries extends GateQuery {
  @ApiProperty({ maxLength: 40 })
  @IsString()
  @IsNotEmpty()
  @MaxLength(40)
  entry_gate: string;

  @ApiProperty({ type: [GateEntry], minItems: 1, maxItems: 200 })
  @Type(() => GateEntry)
  @ValidateNested({ each: true })
  @IsObject({ each: true })
  @ArrayMinSize(1)
  @ArrayMaxSize(200)
  @IsArray()
  entries: GateEntry[];
}

export class UndoEntry extends GateQuery {
  @ApiProperty({ minLength: 8, maxLength: 60 })
  @Matches(/^[\w-]{8,60}$/)
  entry_key: string;
}

const TEXT = { type: String, nullable: true } as const;
const MOMENT = { type: String, format: 'date-time', nullable: true } as const;

export class GateVerdict {
  @ApiProperty() entry_key: string;
  @ApiProperty({ enum: VERDICT }) verdict: Verdict;
  @ApiProperty({ type: 'integer', nullable: true }) orders_detail_id: number | null;
  @ApiProperty(TEXT) ticket_code: string | null;
  @ApiProperty(TEXT) holder_name: string | null;
  @ApiProperty(TEXT) product_price_title: string | null;
  /** Of `wrong`: the show that it is for. */
  @ApiProperty(TEXT) product_title: string | null;
  @ApiProperty(TEXT) stage_date: string | null;
  /** Of the entry that counts. */
  @ApiProperty(MOMENT) entry_at: Date | null;
  @ApiProperty(TEXT) entry_gate: string | null;
  /** Two gates without a line let the same ticket in. */
  @ApiProperty() is_clash: boolean;
}

/** What came of presses, and how many are in. */
export class GateAnswer {
  @ApiProperty({ type: [GateVerdict] }) verdicts: GateVerdict[];
  @ApiProperty({ type: 'integer' }) entered: number;
  @ApiProperty({ type: 'integer' }) tickets: number;
}

/** A ticket as the list of a gate keeps it. */
export class GuestTicket {
  @ApiProperty({ type: 'integer' }) orders_detail_id: number;
  @ApiProperty() ticket_code: string;
  /** By which a QR is known without a line. */
  @ApiProperty() ticket_hash: string;
  /** Whether it was sent on or given: its code alone lets nobody in then. */
  @ApiProperty() is_sent: boolean;
  @ApiProperty() holder_name: string;
  /** Last four digits. */
  @ApiProperty() holder_tel: string;
  @ApiProperty(TEXT) product_price_title: string | null;
  @ApiProperty(MOMENT) entry_at: Date | null;
  @ApiProperty(TEXT) entry_gate: string | null;
}

/** A show whose tickets are checked at a gate. */
export class GateShow {
  @ApiProperty({ type: 'integer' }) id: number;
  @ApiProperty() product_title: string;
  @ApiProperty(TEXT) stage_date: string | null;
  @ApiProperty(TEXT) stage_title: string | null;
}
