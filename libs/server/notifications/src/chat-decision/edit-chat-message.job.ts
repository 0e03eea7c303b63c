import { Injectable } from '@nestjs/common';
import { defineJob, JobHandler, type JobContext } from '@wethi/platform';
import { ChatPace } from '../chat-pace';
import { Telegram } from '../telegram';
import type { Keyboard } from './chat-buttons';

/** A message that was sent, and what shall stand in its place; without `text` only its buttons change. */
export interface ChatEdit {
  chat_id: string;
  message_id: number;
  text?: string;
  has_picture?: boolean;
  keyboard?: Keyboard;
}

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
