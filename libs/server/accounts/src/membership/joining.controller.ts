import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { Allow, Answers, BearerOnly, CurrentActor, limit, LimitedBy, NoData, type Actor } from '@wethi/platform';
import { Membership } from './membership';
import { GroupIdInput, GroupKeyInput, GroupLetterQuery, JoinedGroup } from './membership.dto';

const joinLimit = limit({ key: 'join-group', points: 30, per: '1m' });

/** Joining a group by its QR or by a letter (64-admin-members; product.md §7, emailConfirmGroup and confirmGroup). */
@Controller()
export class JoiningController {
  constructor(private readonly membership: Membership) {}

  @Post('confirmGroup')
  @HttpCode(200)
  @Allow('member')
  @LimitedBy(joinLimit)
  @Answers('confirmGroup', { one: JoinedGroup })
  confirmGroup(@Body() { key }: GroupKeyInput, @CurrentActor() actor: Actor): Promise<JoinedGroup> {
    return this.membership.join(actor, key);
  }

  @Post('memberGroupNewKey')
  @HttpCode(200)
  @Allow('people.write')
  @Answers('memberGroupNewKey', { one: NoData })
  async newKey(@Body() { id }: GroupIdInput, @CurrentActor() actor: Actor): Promise<null> {
    await this.membership.renewKey(id, actor);
    return null;
  }

  @Get('emailConfirmGroup')
  @Allow('people.write')
  @BearerOnly()
  @LimitedBy(joinLimit)
  @Answers('emailConfirmGroup', { one: NoData })
  async emailConfirmGroup(@Query() { user_id, member_group_id }: GroupLetterQuery): Promise<null> {
    await this.membership.invite(user_id, member_group_id);
    return null;
  }

  @Post('emailConfirmGroup')
  @Allow('people.write')
  @LimitedBy(joinLimit)
  @HttpCode(200)
  @Answers('post-emailConfirmGroup', { one: NoData })
  postEmailConfirmGroup(@Body() letter: GroupLetterQuery): Promise<null> {
    return this.emailConfirmGroup(letter);
  }
}
