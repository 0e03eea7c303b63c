import { Module } from '@nestjs/common';
import { AccountsModule } from './accounts.module';
import { AccountController } from './account/account.controller';
import { AuditLogController } from './audit/audit-log.controller';
import { CustomerCareController } from './care/customer-care.controller';
import { EmailController } from './emails/email.controller';
import { UserAddressController } from './addresses/user-address.controller';
import { CustomerDataController } from './privacy/customer-data.controller';
import { UserImportController } from './import/user-import.controller';
import { PrivacyController } from './privacy/privacy.controller';
import { GroupFilesController } from './membership/group-files.controller';
import { JoiningController } from './membership/joining.controller';
import { MemberController } from './membership/member.controller';
import { MemberGroupController } from './membership/member-group.controller';
import { PersonnelLinkController } from './people/personnel-link.controller';
import { PersonnelController } from './people/personnel.controller';
import { EditingController } from './presence/editing.controller';
import { Editors } from './presence/editors';
import { PushController } from './push/push.controller';
import { SecondFactorController } from './second-factor/second-factor.controller';
import { SessionController } from './sign-in/session.controller';
import { SignInController } from './sign-in/sign-in.controller';
import { SocialController } from './social/social.controller';
import { StaffController } from './people/staff.controller';
import { TextMessageController } from './verification/text-message.controller';
import { UserController } from './people/user.controller';
import { VerificationController } from './verification/verification.controller';

@Module({
  imports: [AccountsModule],
  providers: [Editors],
  controllers: [
    AccountController,
    AuditLogController,
    CustomerCareController,
    EditingController,
    EmailController,
    GroupFilesController,
    JoiningController,
    MemberController,
    MemberGroupController,
    UserAddressController,
    PersonnelController,
    PersonnelLinkController,
    PrivacyController,
    CustomerDataController,
    PushController,
    SecondFactorController,
    SessionController,
    SignInController,
    SocialController,
    StaffController,
    TextMessageController,
    UserController,
    UserImportController,
    VerificationController,
  ],
})
export class AccountsHttpModule {}
