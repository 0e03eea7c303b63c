import { Module } from '@nestjs/common';
import { AccountsModule } from '@wethi/accounts';
import { OrdersModule } from '@wethi/orders';
import { ChatButtons } from './chat-decision/chat-buttons';
import { ChatDecisions } from './chat-decision/chat-decisions';
import { OrderQuestions } from './chat-decision/order-questions';
import { TelegramUpdateController } from './chat-decision/telegram-update.controller';

/** What comes back from chats. */
@Module({
  imports: [AccountsModule, OrdersModule],
  providers: [ChatButtons, ChatDecisions, OrderQuestions],
  controllers: [TelegramUpdateController],
})
export class NotificationsHttpModule {}
