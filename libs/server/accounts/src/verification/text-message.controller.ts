import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Allow, Answers, BearerOnly, CurrentActor, NoData, type Actor } from '@wethi/platform';
import { IsNotEmpty, IsString, MaxLength } from 'class-validator';
import { PhoneField } from '../people/sign-in-fields';
import { TextMessages } from './text-messages';

export class SmsInput {
  @PhoneField() tel: string;
  @ApiProperty({ maxLength: 500 })
  @MaxLength(500)
  @IsString()
  @IsNotEmpty()
  message: string;
}

/** SMS of personnel; the specification's call is a GET, so it takes a bearer token only (decisions.md §4). */
@Controller()
@Allow('messages.send')
export class TextMessageController {
  constructor(private readonly messages: TextMessages) {}

  @Get('sendSMS')
  @BearerOnly()
  @Answers('sendSMS', { one: NoData })
  async sendSMS(@Query() { tel, message }: SmsInput, @CurrentActor() actor: Actor): Promise<null> {
    await this.messages.send(tel, message, actor);
    return null;
  }

  @Post('sendSMS')
  @HttpCode(200)
  @Answers('post-sendSMS', { one: NoData })
  async postSendSMS(@Body() { tel, message }: SmsInput, @CurrentActor() actor: Actor): Promise<null> {
    await this.messages.send(tel, message, actor);
    return null;
  }
}
