import { ApiProperty } from '@nestjs/swagger';
import { IsInt, IsNotEmpty, IsString, MaxLength, Min } from 'class-validator';
import { MoneyBack } from './money-back.entity';

const text = { type: String, nullable: true } as const;

/** An entry as personnel works on it. */
export class MoneyToGiveBack extends MoneyBack {
  @ApiProperty(text) user_name: string | null;
  @ApiProperty(text) user_lname: string | null;
  @ApiProperty(text) user_tel: string | null;
  @ApiProperty(text) order_no: string | null;
  @ApiProperty(text) slip_picture: string | null;
  @ApiProperty(text) trans_ref: string | null;
  /** Of the garland, where it was paid for one. */
  @ApiProperty(text) tip_reference: string | null;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) transferred_at: Date | null;
  @ApiProperty(text) sender_name: string | null;
  @ApiProperty(text) sender_account: string | null;
  /** Its transfer has paid something else by another slip: there is nothing to give back. */
  @ApiProperty() is_spent: boolean;
}

/** What personnel says when the money is back with the buyer. */
export class GiveBack {
  @ApiProperty({ type: 'integer', minimum: 1 })
  @IsInt()
  @Min(1)
  id: number;

  @ApiProperty({ maxLength: 500, description: 'account, date and reference of the transfer back' })
  @IsString()
  @IsNotEmpty()
  @MaxLength(500)
  money_back_note: string;
}
