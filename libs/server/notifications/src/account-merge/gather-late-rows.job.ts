import { Injectable } from '@nestjs/common';
import { JobHandler, type PayloadOf } from '@wethi/platform';
import { AccountMerges } from './account-merges';
import { gatherLateRows } from './gather-late-rows';

/** An order that waited for the merge to end stands in the closed account: it follows here. */
@Injectable()
export class GatherLateRows {
  constructor(private readonly merges: AccountMerges) {}

  @JobHandler(gatherLateRows)
  gather({ account_merge_id }: PayloadOf<typeof gatherLateRows>): Promise<void> {
    return this.merges.gather(account_merge_id);
  }
}
