export { NotificationsHttpModule } from './notifications-http.module';
export { NotificationsJobsModule } from './notifications-jobs.module';
export { BuyerMessage } from './buyer-messages/buyer-message.entity';
export { BuyerMessageCopy } from './buyer-messages/buyer-message-copy.entity';
export { TellOfSales } from './sale-reminders/tell-of-sales';
export { reportShows } from './morning-report/report-shows.job';
export { AccountMerge } from './account-merge/account-merge.entity';
export { AccountMergeRow } from './account-merge/account-merge-row.entity';
