export interface KeepingRule {
  entity: Function;
  days: number;
  after: string;
}

const RULES: KeepingRule[] = [];

/**
 * Class decorator of an entity whose rows only matter for a while: the worker deletes them.
 * @param days how long they are kept
 * @param after column of the moment it counts from; a row with null there stays
 */
export function KeptFor(days: number, after: string): ClassDecorator {
  return (entity) => void RULES.push({ entity, days, after });
}

/** @returns the rules of all entities that this process has loaded */
export function keepingRules(): readonly KeepingRule[] {
  return RULES;
}
