export { AccountsHttpModule } from './accounts-http.module';
export { AccountsModule } from './accounts.module';
export { seedDemoAccounts } from './demo-accounts';
export { Personnel } from './personnel.entity';
export { SecretHashing } from './secret-hashing';
export { Staff } from './staff.entity';
export { User } from './user.entity';
