import { ApiProperty } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import { FourDigitsField, PhoneField } from '../people/sign-in-fields';

/** What visitors ask a code for: a new account, a new PIN, signing in on a device that needs it, or moving to another phone. */
const ASKED_PURPOSES = ['register', 'forgot', 'device', 'oldphone', 'newphone'] as const;
/** `merge`: personnel has it sent, to be told that the phone is in the hands of who wants two accounts made one. */
export const CODE_PURPOSES = [...ASKED_PURPOSES, 'merge'] as const;
/** For phones that nobody has. */
export const FOR_NEW_PHONES: readonly CodePurpose[] = ['register', 'newphone'];
export type CodePurpose = (typeof CODE_PURPOSES)[number];

export class SendCodeQuery {
  @PhoneField() tel: string;
  @ApiProperty({ enum: ASKED_PURPOSES }) @IsIn(ASKED_PURPOSES) purpose: (typeof ASKED_PURPOSES)[number];
}

export class SentCode {
  @ApiProperty({ type: 'integer', description: 'seconds' }) expires_in: number;
  @ApiProperty({ type: 'integer', description: 'seconds until another code may be asked for' }) resend_in: number;
  @ApiProperty({ description: 'stands in the SMS beside the code' }) reference: string;
}

export class VerifyCodeInput {
  @PhoneField() telNumber: string;
  @FourDigitsField() pin: string;
  @ApiProperty({ enum: CODE_PURPOSES }) @IsIn(CODE_PURPOSES) purpose: CodePurpose;
}

export class TicketAnswer {
  @ApiProperty() ticket: string;
}
