import type { AuthProps } from './auth-frame';
import { Forgot } from './forgot';
import { Login } from './login';
import { Register } from './register';

const DIALOGS = { login: Login, register: Register, forgot: Forgot } as const;

export default function AuthDialog({ name, ...rest }: AuthProps & { name: keyof typeof DIALOGS }) {
  const Shown = DIALOGS[name];
  return <Shown {...rest} />;
}
