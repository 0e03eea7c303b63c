import { Body, Controller, Get, HttpCode, Post, Query, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { Allow, Answers, CurrentActor, InsertId, type Actor } from '@wethi/platform';
import { OwnData } from './own-data';
import { CustomerDataQuery, CustomerQuery, OwnDataRow } from './privacy.dto';

/** A customer's data, taken by personnel for who has no way in, or asked by letter (55-admin-user). */
@Controller()
@Allow('people.write')
export class CustomerDataController {
  constructor(private readonly data: OwnData) {}

  @Get('userData')
  @Answers('userData', { many: OwnDataRow })
  userData(@Query() { user_id }: CustomerQuery): Promise<OwnDataRow[]> {
    return this.data.listFor(user_id);
  }

  @Post('userData')
  @HttpCode(200)
  @Answers('ask-userData', { one: InsertId })
  async ask(@Body() { user_id }: CustomerQuery, @CurrentActor() actor: Actor): Promise<InsertId> {
    return { insertId: await this.data.askFor(user_id, actor) };
  }

  @Get('userDataFile')
  @ApiOperation({ operationId: 'userDataFile' })
  @ApiOkResponse({ content: { 'application/zip': { schema: { type: 'string', format: 'binary' } } } })
  async file(@Query() { user_id, id }: CustomerDataQuery, @CurrentActor() actor: Actor): Promise<StreamableFile> {
    const { bytes, name } = await this.data.readFor(user_id, id, actor);
    return new StreamableFile(bytes, { type: 'application/zip', disposition: `attachment; filename="${name}"` });
  }
}
