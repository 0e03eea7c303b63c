import { Body, Controller, Get, Post, Req } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { YES_NO, type YesNo } from '@wethi/contract';
import { Allow, Answers, limit, listed, NoData, RateLimits, type Envelope } from '@wethi/platform';
import { IsIn, IsNotEmpty, IsString, MaxLength } from 'class-validator';
import type { FastifyRequest } from 'fastify';
import { InfoQuestion } from './info-question.entity';
import { QuestionVotes } from './question-votes';

/** More answers than the page has, as many people share an address; the browser asks each of them once. */
const voteLimit = limit({ key: 'question-vote', points: 60, per: '1d' });

/** Body of infoQuestionVote. */
class QuestionVote {
  @ApiProperty({ type: String, maxLength: 200 })
  @IsString()
  @IsNotEmpty()
  @MaxLength(200)
  info_question_title: string;

  @ApiProperty({ enum: Object.keys(YES_NO) })
  @IsIn(Object.keys(YES_NO))
  helped: YesNo;
}

@Controller()
export class InfoQuestionController {
  constructor(
    private readonly votes: QuestionVotes,
    private readonly limits: RateLimits,
  ) {}

  /** @throws Refusal NOT_FOUND, TOO_MANY */
  @Post('infoQuestionVote')
  @Allow('public')
  @Answers('infoQuestionVote', { one: NoData })
  async vote(@Body() { info_question_title, helped }: QuestionVote, @Req() { visitor }: FastifyRequest): Promise<null> {
    await this.limits.consume(voteLimit, visitor);
    await this.votes.count(info_question_title, helped === 'Y');
    return null;
  }

  @Get('infoQuestion')
  @Allow('pages.write')
  @Answers('infoQuestion', { list: InfoQuestion })
  async all(): Promise<Envelope> {
    const questions = await this.votes.all();
    return listed(questions, questions.length);
  }
}
