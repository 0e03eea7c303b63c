import { ApiProperty } from '@nestjs/swagger';
import { Matches } from 'class-validator';
import { FourDigitsField, PhoneField, TicketField } from '../people/sign-in-fields';
import { ACCOUNT_EVENT, type AccountEventKind } from './account-event.entity';

export class ChangePinInput {
  /** The PIN that holds now. */
  @FourDigitsField() user_password: string;
  @FourDigitsField() new_password: string;
}

export class NewPhoneInput {
  /** The new phone. */
  @PhoneField() user_tel: string;
  /** Of verifyOTP with purpose newphone. */
  @TicketField() ticket: string;
  /** Of verifyOTP with purpose oldphone, for the phone that the account has. */
  @TicketField() ticket_old: string;
}

export class SessionQuery {
  @ApiProperty({ pattern: '^[0-9a-f]{32}$' })
  @Matches(/^[0-9a-f]{32}$/)
  id: string;
}

const device = { type: String, nullable: true, description: 'as its owner calls it' } as const;

export class OwnSession {
  @ApiProperty() id: string;
  @ApiProperty(device) device_name: string | null;
  @ApiProperty({ type: String, format: 'date-time' }) create_at: Date;
  /** 1 for the session that asks. */
  @ApiProperty({ type: 'integer' }) is_this: number;
}

export class OwnEvent {
  @ApiProperty({ enum: [...Object.keys(ACCOUNT_EVENT), 'pin-wrong'] }) account_event_kind:
    | AccountEventKind
    | 'pin-wrong';
  @ApiProperty(device) device_name: string | null;
  @ApiProperty({ type: String, format: 'date-time' }) create_at: Date;
  /** How many wrong PINs came from devices never seen; null of other events. */
  @ApiProperty({ type: 'integer', nullable: true }) wrong_pins: number | null;
}
