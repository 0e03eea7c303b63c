import { onlyBandOf, refuse, refuseField, type Actor } from '@wethi/platform';

/** Whose viewing is asked for, and of which band's videos the caller may know; undefined of all. */
export interface Somebody {
  userId: number;
  bandId?: number;
}

/**
 * Members ask for themselves, personnel for somebody.
 * @throws Refusal NOT_FOUND for somebody else's; INVALID_INPUT when personnel name nobody
 */
export function somebody(userId: number | undefined, actor: Actor): Somebody {
  if (actor.kind !== 'user') {
    if (userId === undefined) throw refuseField('user_id', 'กรุณากรอกข้อมูล');
    return { userId, bandId: onlyBandOf(actor) };
  }
  if (userId !== undefined && userId !== actor.id) throw refuse('NOT_FOUND');
  return { userId: actor.id };
}
