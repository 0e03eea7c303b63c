import { Body, Controller, Post, Req } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { CONTACT_REASON, HELP_TEXT_LENGTH, type ContactReason } from '@wethi/contract';
import { digits } from '@wethi/format';
import { Allow, Answers, CurrentActor, InsertId, limit, RateLimits, refuseField, type Actor } from '@wethi/platform';
import { isEmail, IsIn, IsOptional, IsString, Matches, MaxLength } from 'class-validator';
import type { FastifyRequest } from 'fastify';
import { ContactPictures } from './contact-pictures';
import { HelpAnswers } from './help-answers';

const SAID = { message: 'กรุณากรอกข้อมูล' };
const NAME_LENGTH = 120;
const contactLimit = limit({ key: 'contact', points: 10, per: '1d' });

/** Body of contact: a message to the shop. */
class ContactMessage {
  @ApiProperty({ type: String, maxLength: NAME_LENGTH })
  @IsString()
  @Matches(/\S/, SAID)
  @MaxLength(NAME_LENGTH)
  help_request_name: string;

  /** A phone or an address of e-mail; the answer goes there. */
  @ApiProperty({ type: String, maxLength: NAME_LENGTH })
  @IsString()
  @Matches(/\S/, SAID)
  @MaxLength(NAME_LENGTH)
  help_request_contact: string;

  @ApiProperty({ enum: Object.keys(CONTACT_REASON) })
  @IsIn(Object.keys(CONTACT_REASON))
  help_request_reason: ContactReason;

  @ApiProperty({ type: String, maxLength: HELP_TEXT_LENGTH })
  @IsString()
  @Matches(/\S/, SAID)
  @MaxLength(HELP_TEXT_LENGTH)
  help_request_text: string;

  /** Name that uploadContact answered. */
  @ApiProperty({ type: String, required: false })
  @IsOptional()
  @IsString()
  @MaxLength(80)
  help_request_picture?: string;
}

/** Messages from the page with the shop's contacts, by anybody (SITE-09). */
@Controller()
export class ContactController {
  constructor(
    private readonly answers: HelpAnswers,
    private readonly pictures: ContactPictures,
    private readonly limits: RateLimits,
  ) {}

  /** @throws Refusal INVALID_INPUT; TOO_MANY after ten a day from one address */
  @Post('contact')
  @Allow('public')
  @Answers('contact', { one: InsertId })
  async contact(
    @Body() message: ContactMessage,
    @Req() { visitor }: FastifyRequest,
    @CurrentActor() actor?: Actor,
  ): Promise<InsertId> {
    const { help_request_name, help_request_reason, help_request_picture = null } = message;
    const where = placeOf(message.help_request_contact.trim());
    if (help_request_picture) await this.pictures.require(help_request_picture);
    await this.limits.consume(contactLimit, visitor);
    return this.answers.ask({
      ...where,
      help_request_name: help_request_name.trim(),
      help_request_text: message.help_request_text.trim(),
      help_request_reason,
      help_request_picture,
      user_id: actor?.kind === 'user' ? actor.id : null,
    });
  }
}

/** @throws Refusal INVALID_INPUT for what is neither a phone nor an address */
function placeOf(contact: string): { help_request_tel: string | null; help_request_mail: string | null } {
  if (isEmail(contact)) return { help_request_tel: null, help_request_mail: contact };
  const tel = digits(contact);
  if (/^0\d{9}$/.test(tel) && /^[\d\s()+-]+$/.test(contact)) return { help_request_tel: tel, help_request_mail: null };
  throw refuseField('help_request_contact', 'กรุณากรอกเบอร์โทรศัพท์ 10 หลัก หรืออีเมล');
}
