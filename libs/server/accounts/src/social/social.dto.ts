import { ApiProperty } from '@nestjs/swagger';
import { CONSENT_VERSION, SOCIAL_PROVIDER, type SocialProvider } from '@wethi/contract';
import { IsIn, IsOptional, IsString, Matches, MaxLength } from 'class-validator';
import { FourDigitsField, PhoneField, TicketField } from '../people/sign-in-fields';

const PROVIDERS = Object.keys(SOCIAL_PROVIDER);
const text = { type: String, nullable: true } as const;

export class ProviderQuery {
  @ApiProperty({ enum: PROVIDERS }) @IsIn(PROVIDERS) provider: SocialProvider;
}

export class BeginQuery extends ProviderQuery {
  /** A path of the shop to go to afterwards. */
  @ApiProperty({ required: false, maxLength: 300 })
  @IsOptional()
  @IsString()
  @MaxLength(300)
  @Matches(/^\/(?![/\\])[^\\\s]*$/)
  then?: string;

  /** Links it to the account that is signed in. */
  @ApiProperty({ required: false, enum: ['1'] }) @IsOptional() @IsIn(['1']) link?: '1';

  /** Past the app of LINE, which brought nobody back before. */
  @ApiProperty({ required: false, enum: ['0'] }) @IsOptional() @IsIn(['0']) app?: '0';
}

export class SocialWays {
  @ApiProperty({ enum: PROVIDERS, isArray: true }) ways: SocialProvider[];
}

/** What a browser has still to answer after it came back from another site. Phones and addresses are masked. */
export class PendingSocial {
  @ApiProperty({ enum: PROVIDERS }) provider: SocialProvider;
  /**
   * `own`: for the account that wanted it linked; `link`: an account has the proven address; `new`: none has; `conflict`: it is
   * linked to another account than one's own.
   */
  @ApiProperty({ enum: ['own', 'link', 'new', 'conflict'] }) kind: 'own' | 'link' | 'new' | 'conflict';
  /** What the other site calls them. */
  @ApiProperty(text) name: string | null;
  @ApiProperty(text) user_nickname: string | null;
  @ApiProperty(text) user_path: string | null;
  /** Of the account that it can be linked to, or is. */
  @ApiProperty(text) user_tel: string | null;
  @ApiProperty(text) user_email: string | null;
}

/**
 * Links what came back from another site: to the account that wanted it, or the one with its address, by the PIN alone, to any
 * other by phone and PIN, or to a new one by phone, ticket of verifyOTP with purpose register, new PIN and consent.
 */
export class FinishSocial {
  @FourDigitsField() user_password: string;
  @IsOptional() @PhoneField({ required: false }) user_tel?: string;
  @TicketField({ optional: true }) ticket?: string;
  @ApiProperty({ required: false, enum: [CONSENT_VERSION] })
  @IsOptional()
  @IsIn([CONSENT_VERSION], { message: 'กรุณายอมรับเงื่อนไขการใช้บริการฉบับปัจจุบัน' })
  consent_version?: string;
}

/** A way to sign in that is linked. */
export class OwnSocial {
  @ApiProperty({ enum: PROVIDERS }) social_provider: SocialProvider;
  @ApiProperty(text) social_name: string | null;
  @ApiProperty({ type: String, format: 'date-time' }) create_at: Date;
}
