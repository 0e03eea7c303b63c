export { AccountsHttpModule } from './accounts-http.module';
export { AccountsModule } from './accounts.module';
export { Personnel } from './people/personnel.entity';
export { SecretHashing } from './people/secret-hashing';
export { Staff } from './people/staff.entity';
export { User } from './people/user.entity';
export { SignInFailure } from './throttle/sign-in-failure.entity';
export { announceRegistration } from './sign-in/announce-registration';
export { sendNotice, sendSms, type Sms } from './verification/send-sms';
