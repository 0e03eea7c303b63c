import { Body, Controller, Get, Post } from '@nestjs/common';
import { ApiProperty, IntersectionType } from '@nestjs/swagger';
import { HELP_ANSWER_LENGTH } from '@wethi/contract';
import { Allow, Answers, CurrentActor, Envelope, NoData, ReadAt, type Actor } from '@wethi/platform';
import { IsString, Matches, MaxLength } from 'class-validator';
import { LiveStreamingId } from '../live/publishing-key.dto';
import { HelpAnswers } from './help-answers';
import { OwnHelpRequest } from './help-request.entity';

/** Body of helpRequestAnswer. */
class HelpAnswer extends IntersectionType(LiveStreamingId, ReadAt) {
  @ApiProperty({ type: String, maxLength: HELP_ANSWER_LENGTH })
  @IsString()
  @Matches(/\S/, { message: 'กรุณาพิมพ์คำตอบ' })
  @MaxLength(HELP_ANSWER_LENGTH)
  help_request_answer: string;
}

/** What the team answers to calls for help, and who reads it. */
@Controller()
export class HelpAnswerController {
  constructor(private readonly answers: HelpAnswers) {}

  /** The caller's own calls. */
  @Get('helpRequestOwn')
  @Allow('member')
  @Answers('helpRequestOwn', { list: OwnHelpRequest })
  async own(@CurrentActor() actor: Actor): Promise<Envelope> {
    return new Envelope({ data: await this.answers.ofUser(actor.id) });
  }

  @Post('helpRequestAnswer')
  @Allow('people.write')
  @Answers('helpRequestAnswer', { one: NoData })
  async answer(@Body() { help_request_answer, ...call }: HelpAnswer, @CurrentActor() actor: Actor): Promise<null> {
    await this.answers.answer(call, help_request_answer.trim(), actor);
    return null;
  }
}
