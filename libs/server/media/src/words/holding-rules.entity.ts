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

  /** The forbidden words of all shows; those of one show do in any case. */
  @YesNoColumn('Y')
  hold_words: YesNo;

  /** What several viewers reported. */
  @YesNoColumn('Y')
  hold_reported: YesNo;
}

const RULES = ['hold_contacts', 'hold_words', 'hold_reported'] as const;

export class RulesOfHolding extends PickType(HoldingRules, RULES) {}
