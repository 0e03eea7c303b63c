/** What the sandbox needs to run. Credentials left undefined are not checked: any value passes. */
export interface SandboxSettings {
  port: number;
  smtpPort: number;
  directory: string;
  smsKey?: string;
  smsSecret?: string;
  telegramToken?: string;
  slipBranch?: string;
  slipKey?: string;
  easySlipKey?: string;
  slip2GoKey?: string;
  cardSecret: string;
  cardPublicKey: string;
  /** Of 2C2P's form. */
  formMerchant: string;
  formSecret: string;
  lineId: string;
  lineSecret: string;
  lineMessageToken?: string;
  facebookId: string;
  facebookSecret: string;
  cardNotifyUrl?: string;
  cardReturnUrl?: string;
  /** Where the inbox page leads back to. */
  shopUrl: string;
  /** Milliseconds that the fault `slow` waits. */
  slowMs: number;
  /** Milliseconds that the fault `delay` waits before it delivers. */
  lateMs: number;
}

/**
 * Reads the settings from environment variables.
 * @throws Error in production (the sandbox would hand out codes and accept invented payments) or on a bad port
 */
export function readSettings(environment: NodeJS.ProcessEnv): SandboxSettings {
  if (environment.NODE_ENV === 'production') {
    throw new Error('The sandbox stands in for outside services and never runs with NODE_ENV=production.');
  }
  return {
    port: readPort(environment, 'SANDBOX_PORT', 8104),
    smtpPort: readPort(environment, 'SANDBOX_SMTP_PORT', 8105),
    directory: environment.SANDBOX_DIR || '.local/dev/sandbox',
    smsKey: environment.SMS_KEY,
    smsSecret: environment.SMS_SECRET,
    telegramToken: environment.TELEGRAM_TOKEN,
    slipBranch: environment.SLIPOK_URL?.split('/').at(-1),
    slipKey: environment.SLIPOK_KEY,
    easySlipKey: environment.EASYSLIP_KEY,
    slip2GoKey: environment.SLIP2GO_KEY,
    cardSecret: environment.SANDBOX_CARD_SECRET || 'skey_test_sandbox',
    cardPublicKey: environment.KGP_PUBLIC_KEY || 'pkey_test_sandbox',
    formMerchant: environment.C2P_MERCHANT || '764764000000001',
    formSecret: environment.C2P_SECRET || 'sandbox-c2p-secret',
    lineId: environment.LINE_LOGIN_ID || 'sandbox-line',
    lineSecret: environment.LINE_LOGIN_SECRET || 'sandbox-line-secret',
    lineMessageToken: environment.LINE_MESSAGE_TOKEN,
    facebookId: environment.FACEBOOK_APP_ID || 'sandbox-facebook',
    facebookSecret: environment.FACEBOOK_APP_SECRET || 'sandbox-facebook-secret',
    cardNotifyUrl: environment.SANDBOX_CARD_NOTIFY_URL,
    cardReturnUrl: environment.SANDBOX_CARD_RETURN_URL,
    shopUrl: environment.PUBLIC_URL || 'http://localhost:8080',
    slowMs: 5000,
    lateMs: 2000,
  };
}

function readPort(environment: NodeJS.ProcessEnv, name: string, standard: number): number {
  const port = Number(environment[name] || standard);
  if (!Number.isInteger(port) || port < 0 || port > 65535)
    throw new Error(`${name} is not a port: ${environment[name]}`);
  return port;
}
