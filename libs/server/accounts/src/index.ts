export { AccountsHttpModule } from './accounts-http.module';
export { AccountsModule } from './accounts.module';
export { Budgets } from './budgets';
export { Personnel } from './personnel.entity';
export { SecretHashing } from './secret-hashing';
export { Staff } from './staff.entity';
export { User } from './user.entity';
