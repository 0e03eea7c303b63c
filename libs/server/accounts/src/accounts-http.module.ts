import { Module } from '@nestjs/common';
import { AccountsModule } from './accounts.module';
import { PersonnelController } from './personnel.controller';
import { SessionController } from './session.controller';
import { SignInController } from './sign-in.controller';
import { StaffController } from './staff.controller';
import { TextMessageController } from './text-message.controller';
import { UserController } from './user.controller';
import { VerificationController } from './verification.controller';

@Module({
  imports: [AccountsModule],
  controllers: [
    PersonnelController,
    SessionController,
    SignInController,
    StaffController,
    TextMessageController,
    UserController,
    VerificationController,
  ],
})
export class AccountsHttpModule {}
