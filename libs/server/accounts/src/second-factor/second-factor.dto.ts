import { ApiProperty } from '@nestjs/swagger';
import { IsInt, IsOptional, IsString, Matches, MaxLength, Min } from 'class-validator';

const DIGITS = 'ต้องเป็นเลข 6 หลัก';

/** Six digits of the app. */
export class TotpInput {
  @ApiProperty({ pattern: '^\\d{6}$' })
  @Matches(/^\d{6}$/, { message: DIGITS })
  totp: string;
}

/** Six digits, or a recovery code in their place. */
export class ProofInput {
  @ApiProperty({ pattern: '^\\d{6}$', required: false })
  @IsOptional()
  @Matches(/^\d{6}$/, { message: DIGITS })
  totp?: string;

  @ApiProperty({ maxLength: 20, required: false })
  @IsOptional()
  @IsString()
  @MaxLength(20)
  recovery?: string;
}

/** Whose second factor is taken away. */
export class TotpReset {
  @ApiProperty({ type: 'integer', minimum: 1 })
  @IsInt()
  @Min(1)
  id: number;
}

/** What an app is given, as a picture and to be typed. */
export class TotpSecret {
  @ApiProperty() secret: string;
  @ApiProperty() uri: string;
}

export class RecoveryCodes {
  @ApiProperty({ type: [String] }) codes: string[];
}

export class RecoveryLeft {
  @ApiProperty({ type: 'integer' }) recovery_left: number;
}

export class FactorStatus extends RecoveryLeft {
  @ApiProperty() is_set: boolean;
  /** Without one nothing that asks for it can be done. */
  @ApiProperty() is_required: boolean;
}
