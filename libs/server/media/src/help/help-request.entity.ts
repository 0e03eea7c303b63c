import { ApiProperty, PickType } from '@nestjs/swagger';
import {
  CONTACT_REASON,
  HELP_ANSWER_LENGTH,
  HELP_KEPT_DAYS,
  HELP_REASON,
  HELP_TEXT_LENGTH,
  type ContactReason,
  type HelpReason,
} from '@wethi/contract';
import { EnumColumn, ForeignKey, KeptFor, NamesFile, RecordEntity, ServerSet, Text } from '@wethi/platform';
import { Column, Entity, Index } from 'typeorm';

/** Somebody cannot watch and asks for help, with what their player noted (WATCH-11). */
@Entity('help_request')
@KeptFor(HELP_KEPT_DAYS, 'create_at')
@Index(['create_at'])
export class HelpRequest extends RecordEntity {
  /** Empty for somebody who wrote without having signed in. */
  @ServerSet()
  @ForeignKey()
  user_id: number | null;

  /** Who wrote from the page with the shop's contacts, and where the answer goes: by SMS or by letter. */
  @ServerSet()
  @Text(120, { search: true })
  help_request_name: string | null;

  @ServerSet()
  @Index()
  @Text(10, { search: true })
  help_request_tel: string | null;

  @ServerSet()
  @Index()
  @Text(120, { search: true })
  help_request_mail: string | null;

  @ForeignKey()
  video_id: number | null;

  @EnumColumn({ ...HELP_REASON, ...CONTACT_REASON }, { required: true })
  help_request_reason: HelpReason | ContactReason;

  @Text(HELP_TEXT_LENGTH, { search: true })
  help_request_text: string | null;

  /** Private path of a picture that went along with a message, 'contact/ab…12.webp'. */
  @ServerSet()
  @NamesFile('private')
  @Index()
  @Text(80)
  help_request_picture: string | null;

  /** Kind of device and browser, and what the connection check found. */
  @Text(400)
  help_request_device: string | null;

  /** The player's last ten minutes, an event a line; without addresses, cookies and names. */
  @Text(12_000)
  help_request_log: string | null;

  /** What the team answered; the viewer reads it on the page that they asked from, and in an SMS. */
  @ServerSet()
  @Text(HELP_ANSWER_LENGTH)
  help_request_answer: string | null;

  @ServerSet()
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  @Column({ type: 'datetime', precision: 3, nullable: true })
  help_request_answered_at: Date | null;
}

/** A call of one's own, as far as it is of use to whoever made it. */
export class OwnHelpRequest extends PickType(HelpRequest, [
  'id',
  'video_id',
  'help_request_answer',
  'help_request_answered_at',
] as const) {}

declare module '@wethi/platform' {
  interface Tables {
    help_request: HelpRequest;
  }
}
