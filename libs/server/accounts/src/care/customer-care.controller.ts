import { Body, Controller, Delete, Get, HttpCode, Post, Query } from '@nestjs/common';
import { Allow, Answers, CurrentActor, InsertId, NoData, type Actor } from '@wethi/platform';
import { CurrentCaller, type Caller } from '../devices/caller';
import { SentCode } from '../verification/verification.dto';
import { BlockInput, DeviceQuery, NewNote, UserCare, UserIdQuery } from './care.dto';
import { CustomerCare } from './customer-care';

/** What personnel sees of a customer beside the row, and does for them. */
@Controller()
export class CustomerCareController {
  constructor(private readonly care: CustomerCare) {}

  @Get('userCare')
  @Allow('people.read')
  @Answers('userCare', { one: UserCare })
  userCare(@Query() { user_id }: UserIdQuery): Promise<UserCare> {
    return this.care.of(user_id);
  }

  @Post('userNote')
  @Allow('people.write')
  @Answers('userNote', { one: InsertId })
  async addNote(@Body() note: NewNote, @CurrentActor() actor: Actor): Promise<InsertId> {
    return { insertId: await this.care.addNote(note, actor) };
  }

  @Post('userBlock')
  @HttpCode(200)
  @Allow('people.write')
  @Answers('userBlock', { one: NoData })
  async block(@Body() input: BlockInput, @CurrentActor() actor: Actor): Promise<null> {
    await this.care.block(input, actor);
    return null;
  }

  @Post('userUnblock')
  @HttpCode(200)
  @Allow('people.write')
  @Answers('userUnblock', { one: NoData })
  async unblock(@Body() { user_id }: UserIdQuery, @CurrentActor() actor: Actor): Promise<null> {
    await this.care.unblock(user_id, actor);
    return null;
  }

  @Delete('userDevices')
  @Allow('people.write')
  @Answers('userDevices', { one: NoData })
  async endDevices(@Query() { user_id, id }: DeviceQuery, @CurrentActor() actor: Actor): Promise<null> {
    await this.care.endDevices(user_id, id, actor);
    return null;
  }

  @Post('userPinCode')
  @HttpCode(200)
  @Allow('people.write')
  @Answers('userPinCode', { one: SentCode })
  sendPinCode(
    @Body() { user_id }: UserIdQuery,
    @CurrentActor() actor: Actor,
    @CurrentCaller() caller: Caller,
  ): Promise<SentCode> {
    return this.care.sendPinCode(user_id, actor, caller);
  }
}
