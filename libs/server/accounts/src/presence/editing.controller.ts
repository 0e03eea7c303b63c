import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Allow, Answers, CurrentActor, Id, type Actor } from '@wethi/platform';
import { Matches } from 'class-validator';
import { Editors } from './editors';

class OpenForm {
  @ApiProperty({ example: 'product' })
  @Matches(/^[a-zA-Z]{1,40}$/)
  resource: string;

  @Id(true)
  id: number;
}

export class OtherEditors {
  /** As colleagues know them. */
  @ApiProperty({ type: [String] })
  others: string[];
}

/** Two who edit one record are told of each other before they save. */
@Controller()
@Allow('office')
export class EditingController {
  constructor(private readonly editors: Editors) {}

  /** Said every ten seconds while a form is open. */
  @Post('editing')
  @HttpCode(200)
  @Answers('editing', { one: OtherEditors })
  async editing(@Body() { resource, id }: OpenForm, @CurrentActor() actor: Actor): Promise<OtherEditors> {
    return { others: await this.editors.sign(resource, id, actor) };
  }
}
