import { Module } from '@nestjs/common';
import { AccountsModule } from '@wethi/accounts';
import { CatalogModule } from '@wethi/catalog';
import { MediaModule } from '@wethi/media';
import { OrdersModule } from '@wethi/orders';
import { AccountMerges } from './account-merge/account-merges';
import { FreePhones } from './account-merge/free-phones.job';
import { GatherLateRows } from './account-merge/gather-late-rows.job';
import { MergeRecords } from './account-merge/merge-records';
import { MovingRows } from './account-merge/moving-rows';
import { TableFactsLookup } from './account-merge/table-facts';
import { SendBuyerMessages } from './buyer-messages/send-buyer-messages.job';
import { ChatButtons } from './chat-decision/chat-buttons';
import { EditChatMessage } from './chat-decision/edit-chat-message.job';
import { OrderQuestions } from './chat-decision/order-questions';
import { SetWebhook } from './chat-decision/set-webhook.job';
import { SettleChat } from './chat-decision/settle-chat.job';
import { AnnounceBooking } from './announce-booking.job';
import { AnnounceOrder } from './announce-order.job';
import { AnnounceRegistration } from './announce-registration.job';
import { ChatPace } from './chat/chat-pace';
import { ShowFiguresLookup } from './letters/show-figures';
import { MailAroundShows } from './letters/mail-around-shows.job';
import { MailOrder } from './letters/mail-order.job';
import { Mailer } from './letters/mailer';
import { SendLetter } from './letters/send-letter.job';
import { SmtpMailer } from './letters/smtp-mailer';
import { ReportShows } from './morning-report/report-shows.job';
import { EraseAccounts } from './personal-data/erase-accounts.job';
import { PackOwnData } from './personal-data/pack-own-data.job';
import { PersonRows } from './personal-data/person-rows';
import { RemindOfShow } from './remind-of-show.job';
import { SendChatMessage } from './chat-decision/send-chat-message.job';
import { LineChannel } from './line/line-channel';
import { SendLine } from './line/send-line.job';
import { SendPush } from './push/send-push.job';
import { SendSms } from './sms/send-sms.job';
import { CountedSms } from './sms/counted-sms';
import { SmsBudget } from './sms/sms-budget';
import { SmsGateway } from './sms/sms-gateway';
import { Telegram } from './chat/telegram';
import { TellBuyer } from './tell-buyer.job';
import { AskSlip } from './ask-slip.job';
import { TellFollowers } from './followers/tell-followers.job';
import { TellParcel } from './tell-parcel.job';
import { TellGift } from './tell-gift.job';
import { TellBooking } from './tell-booking.job';
import { TellPlace } from './tell-place.job';
import { TellOfSales } from './sale-reminders/tell-of-sales';
import { TellHelpAnswer } from './tell-help-answer.job';
import { ThaiBulkSms } from './sms/thaibulksms';

/** What the worker tells people: SMS and letters to customers, chat messages to personnel and bands. */
@Module({
  imports: [AccountsModule, CatalogModule, MediaModule, OrdersModule],
  providers: [
    AccountMerges,
    FreePhones,
    GatherLateRows,
    MergeRecords,
    MovingRows,
    TableFactsLookup,
    AnnounceBooking,
    AnnounceOrder,
    AnnounceRegistration,
    ChatButtons,
    ChatPace,
    EditChatMessage,
    OrderQuestions,
    SetWebhook,
    SettleChat,
    EraseAccounts,
    MailAroundShows,
    ShowFiguresLookup,
    MailOrder,
    PackOwnData,
    PersonRows,
    RemindOfShow,
    ReportShows,
    SendBuyerMessages,
    SendChatMessage,
    LineChannel,
    SendLetter,
    SendLine,
    SendPush,
    CountedSms,
    SendSms,
    SmsBudget,
    Telegram,
    TellBooking,
    TellBuyer,
    TellHelpAnswer,
    AskSlip,
    TellFollowers,
    TellParcel,
    TellGift,
    TellPlace,
    TellOfSales,
    { provide: Mailer, useClass: SmtpMailer },
    { provide: SmsGateway, useClass: ThaiBulkSms },
  ],
  exports: [TellOfSales],
})
export class NotificationsJobsModule {}
