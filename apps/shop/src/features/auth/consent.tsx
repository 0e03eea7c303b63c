import { CONSENT_VERSION } from '@wethi/contract';
import { paths } from '../../config/paths';

/** What making the account agrees to, or its first PIN; the version goes to the server with it (requirement ACC-10). */
export function Consent({ by = 'การสร้างบัญชี' }: { by?: string }) {
  return (
    <p className="small muted center">
      {by}ถือว่ายอมรับ{' '}
      <a className="link" href={paths.conditions} target="_blank" rel="noreferrer">
        เงื่อนไขการใช้บริการ
      </a>{' '}
      และ{' '}
      <a className="link" href={paths.policy} target="_blank" rel="noreferrer">
        นโยบายความเป็นส่วนตัว
      </a>{' '}
      <span className="nowrap num">ฉบับ {CONSENT_VERSION}</span>
    </p>
  );
}
