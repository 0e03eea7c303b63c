import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Allow, Answers, CurrentActor, Id, NoData, refuseField, type Actor } from '@wethi/platform';
import { IsString, Length, Matches } from 'class-validator';
import { CurrentCaller, type Caller } from '../devices/caller';
import { PersonnelLinks } from './personnel-links';

export class PersonnelIdInput {
  @Id(true) id: number;
}

export class FirstPasswordInput {
  /** What the link holds. */
  @ApiProperty({ pattern: '^[\\w-]{32}$' }) @Matches(/^[\w-]{32}$/) token: string;
  @ApiProperty({ minLength: 10, maxLength: 200 })
  @IsString()
  @Length(10, 200, { message: 'รหัสผ่านต้องมีอย่างน้อย 10 ตัวอักษร' })
  pass: string;
  @ApiProperty({ minLength: 10, maxLength: 200 }) @IsString() @Length(10, 200) confirm: string;
}

/** Who may sign in with the new password. */
export class FirstPasswordAnswer {
  @ApiProperty() username: string;
}

/** How personnel come by a password that nobody else knows. */
@Controller()
export class PersonnelLinkController {
  constructor(private readonly links: PersonnelLinks) {}

  @Post('personnelLink')
  @HttpCode(200)
  @Allow('personnel.write')
  @Answers('personnelLink', { one: NoData })
  async send(@Body() { id }: PersonnelIdInput, @CurrentActor() actor: Actor): Promise<null> {
    await this.links.sendAgain(id, actor);
    return null;
  }

  /** The password ends with all sessions, and a link to choose another goes to the phone. */
  @Post('personnelNewPassword')
  @HttpCode(200)
  @Allow('personnel.write')
  @Answers('personnelNewPassword', { one: NoData })
  async renew(@Body() { id }: PersonnelIdInput, @CurrentActor() actor: Actor): Promise<null> {
    await this.links.renew(id, actor);
    return null;
  }

  @Post('personnelFirstPassword')
  @HttpCode(200)
  @Allow('public')
  @Answers('personnelFirstPassword', { one: FirstPasswordAnswer })
  async choose(
    @Body() { token, pass, confirm }: FirstPasswordInput,
    @CurrentCaller() caller: Caller,
  ): Promise<FirstPasswordAnswer> {
    if (pass !== confirm) throw refuseField('confirm', 'ไม่ตรงกัน กรุณากรอกอีกครั้ง');
    return { username: await this.links.choose(token, pass, caller) };
  }
}
