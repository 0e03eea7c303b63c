import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { CHAT_ID_RULE } from '@wethi/contract';
import { Allow, Answers, CurrentActor, type Actor } from '@wethi/platform';
import { IsString, Matches } from 'class-validator';
import { ChatTrial } from './chat-trial';

class TriedChat {
  /** Number of a room, or the name of a public one with its @. */
  @ApiProperty({ maxLength: 40 })
  @Matches(CHAT_ID_RULE.pattern, { message: CHAT_ID_RULE.hint })
  @IsString()
  chat_id: string;
}

class ReachedChat {
  /** What the room is called; null for a person's own. */
  @ApiProperty({ type: String, nullable: true })
  chat_title: string | null;
}

@Controller()
export class ChatTrialController {
  constructor(private readonly trial: ChatTrial) {}

  /** Sends a message to a room before its number is saved. */
  @Post('chatTrial')
  @HttpCode(200)
  @Allow('settings.write')
  @Answers('chatTrial', { one: ReachedChat })
  async chatTrial(@Body() { chat_id }: TriedChat, @CurrentActor() actor: Actor): Promise<ReachedChat> {
    return { chat_title: await this.trial.try(chat_id, actor) };
  }
}
