import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Schema } from '@wethi/api-client';
import { call } from '@wethi/http';
import { App, Button } from 'antd';
import { Undo2 } from 'lucide-react';
import { useSave } from '../../providers/use-save';

export type Shown = Schema<'ShownSettings'>;
export type Values = Schema<'SettingsOfShop'>;
export type SettingName = keyof Values;
export type SettingValue = string | number | null;

const KEY = ['shopSetting'];
const SAVED = 'settings.saved';

export function useSettings() {
  return useQuery({ queryKey: KEY, queryFn: async () => (await call('GET', 'shopSetting')).data });
}

/** What holds: what an owner typed, or set before, or the program says. @param typed null gives one back */
export function valueOf(name: SettingName, { own, defaults }: Shown, typed: Partial<Values> = {}): SettingValue {
  const chosen = name in typed ? typed[name] : own[name];
  return chosen ?? defaults[name] ?? null;
}

/** Those typed that differ from what is saved. */
export function changesOf(shown: Shown, typed: Partial<Values>): Partial<Values> {
  const names = (Object.keys(typed) as SettingName[]).filter(
    (name) => valueOf(name, shown, typed) !== valueOf(name, shown), // Object.keys forgets the names
  );
  return Object.fromEntries(names.map((name) => [name, typed[name] ?? null]));
}

/** Saves what changed, and offers to take it back. */
export function useSaveSettings(shown: Shown, done: () => void) {
  const client = useQueryClient();
  const { notification } = App.useApp();
  const send = async (body: Partial<Values>) => {
    await call('POST', 'shopSetting', { body });
    await client.invalidateQueries({ queryKey: KEY });
    return body;
  };
  const { save: takeBack } = useSave(send);
  return useSave(send, {
    words: { failure: 'บันทึกไม่สำเร็จ' },
    done: (saved) => {
      done();
      const before = Object.fromEntries((Object.keys(saved) as SettingName[]).map((name) => [name, shown.own[name]])); // Object.keys forgets the names
      const undo = () => {
        notification.destroy(SAVED);
        takeBack(before);
      };
      notification.success({
        key: SAVED,
        message: 'บันทึก สำเร็จ',
        duration: 8,
        actions: (
          <Button icon={<Undo2 size={16} aria-hidden />} onClick={undo}>
            เลิกทำ
          </Button>
        ),
      });
    },
  });
}
