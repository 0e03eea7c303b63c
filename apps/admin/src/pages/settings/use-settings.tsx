import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Schema } from '@wethi/api-client';
import { call } from '@wethi/http';
import { useUndoToast } from '../../actions/use-undo-toast';
import { useSave } from '../../providers/use-save';
import { isNumberName } from './faults';

export type Shown = Schema<'ShownSettings'>;
export type Values = Schema<'SettingsOfShop'>;
export type SettingName = keyof Values;
export type SettingValue = string | number | null;

const KEY = ['shopSetting'];

export function useSettings() {
  return useQuery({ queryKey: KEY, queryFn: async () => (await call('GET', 'shopSetting')).data });
}

/** What was typed, by name; numbers as text until they are one, and null gives a setting back to the program. */
export type Typed = Partial<Record<SettingName, SettingValue>>;

/** What holds: what an owner typed, or set before, or the program says. */
export function valueOf(name: SettingName, { own, defaults }: Shown, typed: Typed = {}): SettingValue {
  const chosen = typed[name] === undefined ? own[name] : typed[name];
  return (isNumberName(name) ? numberIn(chosen) : chosen) ?? defaults[name] ?? null;
}

function numberIn(typed: SettingValue): SettingValue {
  if (typeof typed !== 'string') return typed;
  const digits = typed.replaceAll(',', '').trim();
  return /^\d+$/.test(digits) ? Number(digits) : typed;
}

/** Those typed that differ from what is saved. */
export function changesOf(shown: Shown, typed: Typed): Typed {
  const differ = ([name]: [SettingName, SettingValue]) => valueOf(name, shown, typed) !== valueOf(name, shown);
  const changed = entriesOf(typed).filter(differ);
  return Object.fromEntries(
    changed.map(([name, value]) => [name, value === null ? null : valueOf(name, shown, typed)]),
  );
}

// Object.entries forgets the names.
export const entriesOf = (typed: Typed) => Object.entries(typed) as [SettingName, SettingValue][];
export const namesOf = (typed: Typed): SettingName[] => entriesOf(typed).map(([name]) => name);

/** Saves what changed, unless somebody else did since it was read, and offers to take it back. */
export function useSaveSettings(shown: Shown, done: (saved: readonly SettingName[]) => void) {
  const client = useQueryClient();
  const offerBack = useUndoToast(8);
  const send = async (changes: Typed) => {
    const { update_at } = client.getQueryData<Shown>(KEY) ?? shown;
    try {
      await call('POST', 'shopSetting', { body: { ...(changes as Partial<Values>), update_at } }); // as `faultOf` left them
    } finally {
      await client.invalidateQueries({ queryKey: KEY });
    }
    return changes;
  };
  const { save: takeBack } = useSave(send);
  return useSave(send, {
    words: { failure: 'บันทึกไม่สำเร็จ' },
    done: (saved) => {
      const names = namesOf(saved);
      done(names);
      const before = Object.fromEntries(names.map((name) => [name, shown.own[name]]));
      offerBack('settings.saved', 'บันทึก สำเร็จ', () => takeBack(before));
    },
  });
}
