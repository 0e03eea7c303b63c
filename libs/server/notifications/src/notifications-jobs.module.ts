import { Module } from '@nestjs/common';
import { CatalogModule } from '@wethi/catalog';
import { AnnounceOrder } from './announce-order.job';
import { AnnounceRegistration } from './announce-registration.job';
import { ChatService } from './chat-service';
import { SendChatMessage } from './send-chat-message.job';
import { SendSms } from './send-sms.job';
import { SmsGateway } from './sms-gateway';
import { Telegram } from './telegram';
import { ThaiBulkSms } from './thaibulksms';

/** Messages to customers and staff, sent by the worker. */
@Module({
  imports: [CatalogModule],
  providers: [
    { provide: SmsGateway, useClass: ThaiBulkSms },
    { provide: ChatService, useClass: Telegram },
    AnnounceOrder,
    AnnounceRegistration,
    SendChatMessage,
    SendSms,
  ],
})
export class NotificationsJobsModule {}
