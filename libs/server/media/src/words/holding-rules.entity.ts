import { PickType } from '@nestjs/swagger';
import type { YesNo } from '@wethi/contract';
import { RecordEntity, YesNoColumn } from '@wethi/platform';
import { Entity } from 'typeorm';

/** What has messages of all shows wait for personnel; one row, and before there is one everything does. */
@Entity('holding_rules')
export class HoldingRules extends RecordEntity {
  /** Phones and links. */
  @YesNoColumn('Y')
  hold_contacts: YesNo;

  /** What several viewers reported. */
  @YesNoColumn('Y')
  hold_reported: YesNo;
}

export class RulesOfHolding extends PickType(HoldingRules, ['hold_contacts', 'hold_reported'] as const) {}
