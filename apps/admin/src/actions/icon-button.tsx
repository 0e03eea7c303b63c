import { Button, Tooltip } from 'antd';
import { createContext, useContext, type MouseEvent, type ReactNode } from 'react';

/** Icon buttons inside show their names beside the icons. */
export const WithLabels = createContext(false);

interface IconButtonProps {
  label: string;
  icon: ReactNode;
  onClick: (event: MouseEvent) => void;
  disabled?: boolean;
  /** Where the button leads, when it is a link. */
  href?: string;
}

/** A button that is only an icon; its name is read out and shown on hover. */
export function IconButton({ label, icon, ...button }: IconButtonProps) {
  if (useContext(WithLabels)) {
    return (
      <Button type="text" icon={icon} {...button}>
        {label}
      </Button>
    );
  }
  return (
    <Tooltip title={label}>
      <Button type="text" aria-label={label} icon={icon} {...button} />
    </Tooltip>
  );
}
