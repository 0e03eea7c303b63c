export { NotificationsJobsModule } from './notifications-jobs.module';
