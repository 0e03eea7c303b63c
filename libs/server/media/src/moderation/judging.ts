import { Injectable } from '@nestjs/common';
import { type Actor, Transactions } from '@wethi/platform';
import { Moderation } from '../chat/moderation';
import { CommentModeration } from '../comments/comment-moderation';
import type { JudgeWritten } from './written.dto';

/** One verdict about messages of chats and comments of songs, all of them or none. */
@Injectable()
export class Judging {
  constructor(
    private readonly transactions: Transactions,
    private readonly chat: Moderation,
    private readonly songs: CommentModeration,
  ) {}

  /** @throws Refusal NOT_FOUND where one of them is not of the caller's bands */
  async judge({ verdict, chat, songs }: JudgeWritten, actor: Actor): Promise<void> {
    await this.transactions.run(async () => {
      await this.chat.judge(chat, verdict, actor);
      await this.songs.judge(songs, verdict, actor);
    });
  }
}
