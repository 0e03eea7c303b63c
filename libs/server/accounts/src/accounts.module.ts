import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AccountSaving } from './account-saving';
import { Budgets } from './budgets';
import { KnownDevice } from './known-device.entity';
import { KnownDevices } from './known-devices';
import { MemberLogin } from './member-login';
import { OwnAccount } from './own-account';
import { Personnel } from './personnel.entity';
import { PersonnelLogin } from './personnel-login';
import { PinReset } from './pin-reset';
import { Registration } from './registration';
import { SecretHashing } from './secret-hashing';
import { SessionOpening } from './session-opening';
import { SignInFailure } from './sign-in-failure.entity';
import { SignInFailures } from './sign-in-failures';
import { Spending } from './spending.entity';
import { Staff } from './staff.entity';
import { TextMessages } from './text-messages';
import { Tickets } from './tickets';
import { User } from './user.entity';
import { VerificationCheck } from './verification-check';
import { VerificationCode } from './verification-code.entity';
import { VerificationSending } from './verification-sending';
import { VerificationTicket } from './verification-ticket.entity';

const ENTITIES = [User, Personnel, Staff, KnownDevice, SignInFailure, Spending, VerificationCode, VerificationTicket];
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
  imports: [TypeOrmModule.forFeature(ENTITIES)],
  providers: SERVICES,
  exports: [...SERVICES, TypeOrmModule],
})
export class AccountsModule {}
