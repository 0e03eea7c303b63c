import { baht } from '@wethi/format';
import { Button } from 'antd';
import { Check, Lock, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { SettingRule } from './groups';
import styles from './settings.module.css';
import type { SettingValue } from './use-settings';

interface SettingRowProps {
  rule: SettingRule;
  /** What the program says. */
  usual: SettingValue;
  isUsual: boolean;
  /** The environment of the server says it. */
  isFixed: boolean;
  fault: string | undefined;
  /** Without it nothing is changed here. */
  giveBack?: () => void;
  children: ReactNode;
}

export const helpId = (name: string): string => `about-${name}`;
export const faultId = (name: string): string => `fault-${name}`;

/** One setting: what it is about, the value, and what the program would say. */
export function SettingRow({ rule, usual, isUsual, isFixed, fault, giveBack, children }: SettingRowProps) {
  const { name, label, help, kind } = rule;
  const classes = [styles.row, (kind === 'sms' || kind === 'room') && styles.wide, !isUsual && styles.changed];
  return (
    <div className={classes.filter(Boolean).join(' ')}>
      <div>
        <b>{label}</b>
        <p className="secondary" id={helpId(name)}>
          {help}
        </p>
      </div>
      <div className={styles.control}>
        {children}
        {fault && (
          <p className={styles.fault} role="alert" id={faultId(name)}>
            {fault}
          </p>
        )}
      </div>
      <div className={`${styles.usual} secondary`}>
        {isFixed && (
          <span>
            <Lock size={14} aria-hidden /> กำหนดในเครื่องเซิร์ฟเวอร์
          </span>
        )}
        {!isFixed && isUsual && usual !== '' && (
          <span>
            <Check size={14} aria-hidden /> ค่าตั้งต้น
          </span>
        )}
        {!isFixed && !isUsual && (
          <>
            <span>ค่าตั้งต้น {inWords(rule, usual)}</span>
            {giveBack && (
              <Button type="link" icon={<Undo2 size={16} aria-hidden />} onClick={giveBack}>
                คืนค่า<span className="unseen"> {label}</span>
              </Button>
            )}
          </>
        )}
      </div>
    </div>
  );
}

function inWords(rule: SettingRule, usual: SettingValue): string {
  if (rule.kind === 'whole') return `${usual} ${rule.unit}`;
  if (rule.kind === 'baht') return baht(Number(usual));
  if (rule.kind === 'choice') return rule.of[String(usual)] ?? '';
  if (rule.kind === 'switch') return usual === 'Y' ? 'เปิด' : 'ปิด';
  return usual ? 'ข้อความเดิม' : 'ว่าง';
}
