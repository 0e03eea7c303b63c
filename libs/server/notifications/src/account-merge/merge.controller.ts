import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { CurrentCaller, SentCode, type Caller } from '@wethi/accounts';
import { Allow, Answers, CurrentActor, InsertId, NoData, type Actor } from '@wethi/platform';
import { AccountMerges } from './account-merges';
import { MergeLookup } from './merge-lookup';
import { MergeId, MergeInput, MergePreview, MergePreviewQuery, MergeQuery, UserMerges } from './merge.dto';

/** Two accounts of one person become one (55-admin-user). Reading asks for no second factor, all that changes something does. */
@Controller()
export class MergeController {
  constructor(
    private readonly merges: AccountMerges,
    private readonly lookup: MergeLookup,
  ) {}

  @Get('userMerges')
  @Allow('people.read')
  @Answers('userMerges', { one: UserMerges })
  userMerges(@Query() { user_id }: MergeQuery): Promise<UserMerges> {
    return this.lookup.of(user_id);
  }

  @Get('userMergePreview')
  @Allow('people.read')
  @Answers('userMergePreview', { one: MergePreview })
  preview(@Query() { user_id, tel }: MergePreviewQuery): Promise<MergePreview> {
    return this.lookup.preview(user_id, tel);
  }

  @Post('userMergeCode')
  @HttpCode(200)
  @Allow('people.merge')
  @Answers('userMergeCode', { one: SentCode })
  sendCode(
    @Body() { user_id }: MergeQuery,
    @CurrentActor() actor: Actor,
    @CurrentCaller() caller: Caller,
  ): Promise<SentCode> {
    return this.merges.sendCode(user_id, actor, caller);
  }

  @Post('userMerge')
  @HttpCode(200)
  @Allow('people.merge')
  @Answers('userMerge', { one: InsertId })
  async merge(@Body() input: MergeInput, @CurrentActor() actor: Actor): Promise<InsertId> {
    return { insertId: await this.merges.merge(input, actor) };
  }

  @Post('userMergeUndo')
  @HttpCode(200)
  @Allow('people.merge')
  @Answers('userMergeUndo', { one: NoData })
  async undo(@Body() { id }: MergeId, @CurrentActor() actor: Actor): Promise<null> {
    await this.merges.undo(id, actor);
    return null;
  }
}
