import { count } from '@wethi/format';
import { Input, Switch } from 'antd';
import type { ComponentProps } from 'react';
import { FormSelect } from '../../fields/form-select';
import type { SettingRule } from './groups';
import { faultId, helpId } from './setting-row';
import styles from './settings.module.css';
import { SmsText } from './sms-text';
import { RoomField } from './room-field';
import type { SettingValue } from './use-settings';

export interface ControlProps {
  value: SettingValue;
  change: (value: SettingValue) => void;
  disabled: boolean;
  wrong: boolean;
}

/** The field of a setting, by its kind. */
export function Control({ rule, ...props }: ControlProps & { rule: SettingRule }) {
  const { name, label } = rule;
  const { value, change, disabled, wrong } = props;
  const named = {
    id: `setting-${name}`,
    'aria-label': label,
    'aria-describedby': `${helpId(name)}${wrong ? ` ${faultId(name)}` : ''}`,
  };
  const about = {
    ...named,
    'aria-invalid': wrong || undefined,
    status: wrong ? ('error' as const) : undefined,
    disabled,
  };
  const typed = { onChange: ({ target }: { target: { value: string } }) => change(target.value) };
  switch (rule.kind) {
    case 'whole':
      return <Whole {...about} addonAfter={rule.unit} maxLength={10} value={value} change={change} />;
    case 'baht':
      return <Whole {...about} addonBefore="฿" maxLength={10} value={value} change={change} />;
    case 'choice':
      return (
        <FormSelect<string>
          {...about}
          value={String(value)}
          onChange={change}
          options={Object.entries(rule.of).map(([key, text]) => ({ value: key, label: text }))}
        />
      );
    case 'switch':
      return (
        <label className={styles.switch}>
          <Switch {...named} disabled={disabled} checked={value === 'Y'} onChange={(on) => change(on ? 'Y' : 'N')} />
          {value === 'Y' ? 'เปิด' : 'ปิด'}
        </label>
      );
    case 'line':
      return <Input {...about} {...typed} maxLength={rule.most} value={String(value ?? '')} />;
    case 'lines':
      return (
        <Input.TextArea
          {...about}
          autoSize={{ minRows: 2 }}
          maxLength={rule.most}
          value={String(value ?? '').replaceAll('|', '\n')}
          onChange={({ target }) => change(target.value.replaceAll('\n', '|'))}
        />
      );
    case 'sms':
      return <SmsText about={about} name={name} {...props} />;
    case 'room':
      return <RoomField about={about} {...props} />;
  }
}

interface WholeProps extends Omit<ComponentProps<typeof Input>, 'value' | 'onChange'> {
  value: SettingValue;
  change: (value: SettingValue) => void;
}

/** A whole number, as text while it is typed: what is empty, or none, is told of and not made another one. */
function Whole({ value, change, ...props }: WholeProps) {
  const shown = typeof value === 'number' ? count(value) : String(value ?? '');
  return <Input {...props} inputMode="numeric" value={shown} onChange={({ target }) => change(target.value)} />;
}
