import { Controller } from '@nestjs/common';
import { type Actor, type Input, limit, RateLimits, refuse, Resource } from '@wethi/platform';
import { HelpRequest } from './help-request.entity';

const helpLimit = limit({ key: 'help', points: 1, per: '1m' });

/** Calls for help of viewers, which the shop reads and takes off its list; nobody changes one. */
@Controller()
export class HelpRequestController extends Resource(HelpRequest, {
  path: 'helpRequest',
  read: 'people.read',
  write: 'people.write',
  access: { save: ['member'] },
}) {
  constructor(private readonly limits: RateLimits) {
    super();
  }

  /** @throws Refusal INVALID_INPUT, NOT_ALLOWED, TOO_MANY */
  protected override async readBody(raw: unknown, actor?: Actor): Promise<Input<HelpRequest>> {
    const body = (await super.readBody(raw, actor)) as Input<HelpRequest>;
    if (!actor || body.id !== undefined) throw refuse('NOT_ALLOWED');
    await this.limits.consume(helpLimit, actor.id);
    return { ...body, user_id: actor.id };
  }
}
