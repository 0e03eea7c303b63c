import { Module } from '@nestjs/common';
import { AccountsModule } from '@wethi/accounts';
import { OrdersModule } from '@wethi/orders';
import { AccountMerges } from './account-merge/account-merges';
import { MergeController } from './account-merge/merge.controller';
import { MergeLookup } from './account-merge/merge-lookup';
import { MergeRecords } from './account-merge/merge-records';
import { MovingRows } from './account-merge/moving-rows';
import { TableFactsLookup } from './account-merge/table-facts';
import { BuyerMessageController } from './buyer-messages/buyer-message.controller';
import { BuyerMessages } from './buyer-messages/buyer-messages';
import { FindRecipients } from './buyer-messages/recipients';
import { ChatButtons } from './chat-decision/chat-buttons';
import { ChatDecisions } from './chat-decision/chat-decisions';
import { Telegram } from './chat/telegram';
import { ChatNotes } from './chat-notes/chat-notes';
import { ChatNotesController } from './chat-notes/chat-notes.controller';
import { ChatTrial } from './chat-notes/chat-trial';
import { ChatTrialController } from './chat-notes/chat-trial.controller';
import { DeliveriesController } from './deliveries/deliveries.controller';
import { WorkOffDeliveries } from './deliveries/work-off-deliveries';
import { RetentionController } from './retention/retention.controller';
import { SmsBudget } from './sms/sms-budget';
import { SmsMonthController } from './sms/sms-month.controller';
import { OrderQuestions } from './chat-decision/order-questions';
import { TelegramUpdateController } from './chat-decision/telegram-update.controller';

/** What comes back from chats, and what personnel writes to them and to buyers. */
@Module({
  imports: [AccountsModule, OrdersModule],
  providers: [
    AccountMerges,
    BuyerMessages,
    ChatButtons,
    ChatDecisions,
    ChatNotes,
    ChatTrial,
    FindRecipients,
    MergeLookup,
    MergeRecords,
    MovingRows,
    OrderQuestions,
    SmsBudget,
    Telegram,
    TableFactsLookup,
    WorkOffDeliveries,
  ],
  controllers: [
    BuyerMessageController,
    ChatNotesController,
    ChatTrialController,
    DeliveriesController,
    MergeController,
    RetentionController,
    SmsMonthController,
    TelegramUpdateController,
  ],
})
export class NotificationsHttpModule {}
