import { Module } from '@nestjs/common';
import { AccountsModule } from './accounts.module';
import { PersonnelController } from './people/personnel.controller';
import { SecondFactorController } from './second-factor/second-factor.controller';
import { SessionController } from './sign-in/session.controller';
import { SignInController } from './sign-in/sign-in.controller';
import { StaffController } from './people/staff.controller';
import { TextMessageController } from './verification/text-message.controller';
import { UserController } from './people/user.controller';
import { VerificationController } from './verification/verification.controller';

@Module({
  imports: [AccountsModule],
  controllers: [
    PersonnelController,
    SecondFactorController,
    SessionController,
    SignInController,
    StaffController,
    TextMessageController,
    UserController,
    VerificationController,
  ],
})
export class AccountsHttpModule {}
