import type { LucideIcon } from 'lucide-react';
import styles from './switch.module.css';

interface SwitchProps {
  icon?: LucideIcon;
  label: string;
  note?: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** On or off, at once. */
export function Switch({ icon: Icon, label, note, checked, onChange }: SwitchProps) {
  return (
    <label className={styles.switch}>
      {Icon && <Icon size={22} aria-hidden />}
      <span>
        <b>{label}</b>
        {note && <span className="small muted num">{note}</span>}
      </span>
      <input type="checkbox" role="switch" checked={checked} onChange={(event) => onChange(event.target.checked)} />
      <i aria-hidden />
    </label>
  );
}
