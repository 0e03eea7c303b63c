import { join } from 'node:path';
import type { Environment } from './settings.ts';

/** What development has in the place of the outside services' accounts and of the seller (apps/sandbox). */
export function standIns(home: string, { PORT, API_PORT, SANDBOX_PORT, SANDBOX_SMTP_PORT }: Environment): Environment {
  const sandbox = `http://127.0.0.1:${SANDBOX_PORT}`;
  return {
    SANDBOX_DIR: join(home, 'sandbox'),
    SMS_URL: sandbox,
    SMS_KEY: 'sandbox-key',
    SMS_SECRET: 'sandbox-secret',
    SMS_SENDER: 'WETHI',
    LINE_LOGIN_URL: sandbox,
    LINE_API_URL: sandbox,
    LINE_LOGIN_ID: 'sandbox-line',
    LINE_LOGIN_SECRET: 'sandbox-line-secret',
    LINE_MESSAGE_TOKEN: 'sandbox-line-token',
    FACEBOOK_URL: sandbox,
    FACEBOOK_API_URL: sandbox,
    FACEBOOK_APP_ID: 'sandbox-facebook',
    FACEBOOK_APP_SECRET: 'sandbox-facebook-secret',
    TELEGRAM_URL: sandbox,
    TELEGRAM_TOKEN: '100000001:sandbox-token',
    TELEGRAM_CHAT_ID: '-1001000000001',
    TELEGRAM_WEBHOOK_SECRET: 'sandbox-webhook-secret',
    SLIPOK_URL: `${sandbox}/api/line/apikey/demo`,
    SLIPOK_KEY: 'sandbox-key',
    EASYSLIP_URL: `${sandbox}/v2`,
    EASYSLIP_KEY: 'sandbox-key',
    SLIP2GO_URL: `${sandbox}/api`,
    SLIP2GO_KEY: 'sandbox-key',
    KGP_URL: sandbox,
    KGP_SECRET: 'skey_test_sandbox',
    KGP_UI_URL: `${sandbox}/ui/v2/kpayment.min.js`,
    KGP_PUBLIC_KEY: 'pkey_test_sandbox',
    C2P_URL: `${sandbox}/2C2PFrontEnd/RedirectV3/payment`,
    C2P_MERCHANT: '764764000000001',
    C2P_SECRET: 'sandbox-c2p-secret',
    SANDBOX_CARD_RETURN_URL: `http://localhost:${PORT}/api/cardReturn`,
    SANDBOX_CARD_NOTIFY_URL: `http://127.0.0.1:${API_PORT}/api/paymentNotify`,
    SMTP_URL: `smtp://127.0.0.1:${SANDBOX_SMTP_PORT}`,
    SELLER_NAME: 'บริษัท เวที จำกัด',
    SELLER_TAX_ID: '0105599000124',
    SELLER_BRANCH: '00000',
    SELLER_ADDRESS: '88 ถนนมหาราช แขวงพระบรมมหาราชวัง|เขตพระนคร กรุงเทพมหานคร 10200',
    PERSONNEL_TOTP: 'optional',
  };
}
