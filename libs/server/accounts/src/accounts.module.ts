import { Module } from '@nestjs/common';
import { AccountSaving } from './account-saving';
import { Budgets } from './budgets';
import { KnownDevices } from './known-devices';
import { MemberLogin } from './member-login';
import { OwnAccount } from './own-account';
import { PersonnelLogin } from './personnel-login';
import { PinReset } from './pin-reset';
import { Registration } from './registration';
import { SecretHashing } from './secret-hashing';
import { SessionOpening } from './session-opening';
import { SignInFailures } from './sign-in-failures';
import { TextMessages } from './text-messages';
import { Tickets } from './tickets';
import { VerificationCheck } from './verification-check';
import { VerificationSending } from './verification-sending';

const SERVICES = [
  AccountSaving,
  Budgets,
  KnownDevices,
  MemberLogin,
  OwnAccount,
  PersonnelLogin,
  PinReset,
  Registration,
  SecretHashing,
  SessionOpening,
  SignInFailures,
  TextMessages,
  Tickets,
  VerificationCheck,
  VerificationSending,
];

/** Customers, personnel, staff and how they sign in. */
@Module({
  providers: SERVICES,
  exports: SERVICES,
})
export class AccountsModule {}
