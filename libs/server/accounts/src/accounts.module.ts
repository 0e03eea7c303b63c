import { Module } from '@nestjs/common';
import { AccountDeletion } from './privacy/account-deletion';
import { AuditEntries } from './audit/audit-entries';
import { FormerRecords } from './audit/former-records';
import { AuditWords } from './audit/audit-words';
import { CustomerCare } from './care/customer-care';
import { Consents } from './privacy/consents';
import { OwnData } from './privacy/own-data';
import { AccountEvents } from './account/account-events';
import { OwnPin } from './account/own-pin';
import { OwnPhone } from './account/own-phone';
import { OwnSessions } from './account/own-sessions';
import { EmailCodes } from './emails/email-codes';
import { OwnEmail } from './emails/own-email';
import { UserImport } from './import/user-import';
import { Membership } from './membership/membership';
import { SecretByEmail } from './emails/secret-by-email';
import { KnownDevices } from './devices/known-devices';
import { LoginThrottle } from './throttle/login-throttle';
import { MemberLogin } from './sign-in/member-login';
import { OwnAccount } from './sign-in/own-account';
import { Passwords } from './people/passwords';
import { PersonnelLogin } from './sign-in/personnel-login';
import { PinReset } from './sign-in/pin-reset';
import { Registration } from './sign-in/registration';
import { SecondFactor } from './second-factor/second-factor';
import { RecoveryHashing } from './second-factor/recovery-hashing';
import { ChosenPasswords } from './people/chosen-passwords';
import { PersonnelLinks } from './people/personnel-links';
import { SecretHashing } from './people/secret-hashing';
import { SessionOpening } from './sign-in/session-opening';
import { SharedOrigins } from './sign-in/shared-origins';
import { SignedOutBrowsers } from './push/signed-out-browsers';
import { SocialClients } from './social/social-clients';
import { SocialLinking } from './social/social-linking';
import { SocialLogin } from './social/social-login';
import { SocialTries } from './social/social-tries';
import { TextMessages } from './verification/text-messages';
import { Tickets } from './verification/tickets';
import { VerificationCheck } from './verification/verification-check';
import { VerificationSending } from './verification/verification-sending';

const SERVICES = [
  AccountDeletion,
  Consents,
  CustomerCare,
  OwnData,
  AccountEvents,
  AuditEntries,
  FormerRecords,
  AuditWords,
  OwnPin,
  OwnPhone,
  OwnSessions,
  EmailCodes,
  Membership,
  OwnEmail,
  SecretByEmail,
  KnownDevices,
  LoginThrottle,
  MemberLogin,
  OwnAccount,
  Passwords,
  ChosenPasswords,
  PersonnelLinks,
  PersonnelLogin,
  PinReset,
  Registration,
  SecondFactor,
  SecretHashing,
  SessionOpening,
  SharedOrigins,
  SignedOutBrowsers,
  SocialClients,
  SocialLinking,
  SocialLogin,
  SocialTries,
  TextMessages,
  Tickets,
  RecoveryHashing,
  UserImport,
  VerificationCheck,
  VerificationSending,
];

/** Customers, personnel, staff and how they sign in. */
@Module({
  providers: SERVICES,
  exports: SERVICES,
})
export class AccountsModule {}
