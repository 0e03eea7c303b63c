export { NotificationsHttpModule } from './notifications-http.module';
export { NotificationsJobsModule } from './notifications-jobs.module';
