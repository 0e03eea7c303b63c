import { Injectable } from '@nestjs/common';
import { defineJob, JobHandler, type JobContext } from '@wethi/platform';
import { ChatPace } from '../chat/chat-pace';
import { Telegram, type ChatEdit } from '../chat/telegram';

export const editChatMessage = defineJob<ChatEdit>('edit-chat-message', { lane: 'chat', timeout: '30s' });

@Injectable()
export class EditChatMessage {
  constructor(
    private readonly telegram: Telegram,
    private readonly pace: ChatPace,
  ) {}

  @JobHandler(editChatMessage)
  async edit(edit: ChatEdit, { key, signal }: JobContext): Promise<void> {
    await this.pace.awaitTurn(edit.chat_id, key);
    await this.telegram.edit(edit, signal);
  }
}
