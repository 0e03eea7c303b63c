import type { OpenDialog } from '../../overlays/dialogs';
import { Forgot } from './forgot';
import { Login } from './login';
import { Register } from './register';

interface AuthDialogProps {
  name: 'login' | 'register' | 'forgot';
  tel?: string;
  then?: OpenDialog;
}

const DIALOGS = { login: Login, register: Register, forgot: Forgot } as const;

export default function AuthDialog({ name, ...rest }: AuthDialogProps) {
  const Shown = DIALOGS[name];
  return <Shown {...rest} />;
}
