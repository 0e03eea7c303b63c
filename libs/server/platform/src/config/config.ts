import { availableParallelism } from 'node:os';
import {
  DEFAULT_ACCESS_WINDOW_DAYS,
  DEFAULT_COURSE_ACCESS_DAYS,
  DEFAULT_CHAT_AFTER_MINUTES,
  DEFAULT_CHAT_BEFORE_MINUTES,
  DEFAULT_REFUND_LIMIT_STAFF,
  DEFAULT_REMINDER_MINUTES,
  DEFAULT_SLIP_HOURS,
  DEFAULT_SMS_MONTH_BUDGET,
  isTaxId,
  NEW_DEVICE_CODE,
  SETTING_RANGE,
  SMS_TEXT,
  TIP_BAHT_MAX,
  TIP_BAHT_MIN,
  type NewDeviceCode,
} from '@wethi/contract';
import { plainToInstance, Type } from 'class-transformer';
import {
  IsIn,
  IsInt,
  IsNotEmpty,
  IsNumber,
  IsString,
  IsUrl,
  Matches,
  Max,
  Min,
  MinLength,
  ValidateBy,
  ValidateIf,
  validateSync,
} from 'class-validator';

const URL_RULE = { require_tld: false, require_protocol: true };

const hasS3 = ({ S3_ENDPOINT }: { S3_ENDPOINT: string }): boolean => S3_ENDPOINT !== '';

/** Amounts that a garland may cost, rising. */
function AreTips(): PropertyDecorator {
  const validate = (value: unknown) =>
    tipAmounts(String(value)).every(
      (baht, index, all) => baht >= TIP_BAHT_MIN && baht <= TIP_BAHT_MAX && baht > (all[index - 1] ?? 0),
    );
  const defaultMessage = () => `TIP_AMOUNTS must rise from ${TIP_BAHT_MIN} to ${TIP_BAHT_MAX}`;
  return ValidateBy({ name: 'areTips', validator: { validate, defaultMessage } });
}

function IsTaxId(): PropertyDecorator {
  const validate = (value: unknown) => isTaxId(String(value));
  const defaultMessage = () => 'SELLER_TAX_ID must be 13 digits whose last one fits the others';
  return ValidateBy({ name: 'isTaxId', validator: { validate, defaultMessage } });
}

/** The setting TIP_AMOUNTS as numbers. */
export function tipAmounts(setting: string): number[] {
  return setting.split(',').map(Number);
}

/** Every setting of the server processes; each property is the environment variable of the same name (README, settings). */
export class Config {
  @IsIn(['development', 'test', 'production']) NODE_ENV: 'development' | 'test' | 'production' = 'production';

  /** Port of this API process, bound to API_HOST. */
  @Type(() => Number) @IsInt() @Min(0) @Max(65535) API_PORT = 8101;
  @IsString() API_HOST = '127.0.0.1';
  /** Port of the worker's health answer. */
  @Type(() => Number) @IsInt() @Min(0) @Max(65535) WORKER_PORT = 8102;

  /** Port of the packager's playlists and orders, on the loopback address. */
  @Type(() => Number) @IsInt() @Min(0) @Max(65535) PACKAGER_PORT = 8108;

  /** mysql://user:password@host:port/database */
  @IsNotEmpty() DATABASE_URL: string;
  /** Connections per process (facts: 10 to 20; requests wait in the pool rather than in the database). */
  @Type(() => Number) @IsInt() @Min(1) @Max(100) DATABASE_POOL = 15;
  /** redis://host:port/number */
  @IsNotEmpty() REDIS_URL: string;
  /** How long a command may wait for Redis; what a person waits for is refused then. */
  @Type(() => Number) @IsInt() @Min(100) @Max(60_000) REDIS_TIMEOUT_MS = 1_000;
  /** Folder of uploads and videos: public/, private/, videos/. With S3 it holds copies. */
  @IsNotEmpty() STORAGE_DIR = '.local/storage';
  /** Where files are kept instead, by the protocol of Amazon's S3; several machines share them (docs/decisions/0018). */
  @ValidateIf(hasS3) @IsUrl(URL_RULE) S3_ENDPOINT = '';
  @IsNotEmpty() S3_BUCKET = 'wethi';
  @IsNotEmpty() S3_REGION = 'us-east-1';
  @ValidateIf(hasS3) @IsNotEmpty() S3_ACCESS_KEY = '';
  @ValidateIf(hasS3) @IsNotEmpty() S3_SECRET_KEY = '';

  /** The shop's and the admin's address as a person types it. */
  @IsUrl(URL_RULE) PUBLIC_URL = 'http://localhost:8080';
  @IsUrl(URL_RULE) ADMIN_URL = 'http://admin.localhost:8080';
  /** Where nginx is asked for pages anew after a save, under the host that visitors use; without it pages renew themselves. */
  @ValidateIf(({ PAGES_URL }: Config) => PAGES_URL !== '') @IsUrl(URL_RULE) PAGES_URL = '';

  /** Signs session tokens. */
  @MinLength(32) TOKEN_SECRET: string;
  /** HMAC key over PINs and passwords before argon2id. */
  @MinLength(32) PIN_PEPPER: string;
  /** Signs the access cookie of videos; nginx holds the same value. */
  @MinLength(32) MEDIA_SECRET: string;
  /** Says that the shop asks, whose word about its visitor's address is believed. */
  @MinLength(32) INTERNAL_TOKEN: string;

  /** What notices to browsers are signed with; another one, and no browser that allowed them is reached any more. */
  @MinLength(32) PUSH_SECRET: string;
  /** The push services of browsers, by the ends of their names. */
  @IsNotEmpty() PUSH_HOSTS = 'fcm.googleapis.com push.services.mozilla.com push.apple.com notify.windows.com';
  /** ThaiBulkSMS (SMS v2). */
  @IsUrl(URL_RULE) SMS_URL = 'https://api-v2.thaibulksms.com';
  @IsNotEmpty() SMS_KEY: string;
  @IsNotEmpty() SMS_SECRET: string;
  @IsString() SMS_SENDER = 'WETHI';
  /** Baht for each SMS, for the cost that stands before a message to many. */
  @Type(() => Number) @IsNumber() @Min(0) SMS_PRICE = 0.35;

  /** Any mail server: smtp://user:password@host:587, or smtps. */
  @IsUrl({ ...URL_RULE, protocols: ['smtp', 'smtps'] }) SMTP_URL: string;
  /** Who letters come from: a name and an address. */
  @Matches(/^[^\r\n<>]*<[^\s@<>]+@[^\s@<>]+>$/) MAIL_FROM = 'เวที <noreply@wethi.example>';

  /** LINE Login 2.1 and Facebook Login; a button is there once the site's id is set (docs/decisions/0055). */
  @IsUrl(URL_RULE) LINE_LOGIN_URL = 'https://access.line.me';
  @IsUrl(URL_RULE) LINE_API_URL = 'https://api.line.me';
  @IsString() LINE_LOGIN_ID = '';
  @IsString() LINE_LOGIN_SECRET = '';
  /** Channel access token of the shop's official account; without it nobody is told anything by LINE (docs/decisions/0088). */
  @IsString() LINE_MESSAGE_TOKEN = '';
  @IsUrl(URL_RULE) FACEBOOK_URL = 'https://www.facebook.com';
  @IsUrl(URL_RULE) FACEBOOK_API_URL = 'https://graph.facebook.com';
  @IsString() FACEBOOK_APP_ID = '';
  @IsString() FACEBOOK_APP_SECRET = '';

  /** Baht of a month; once they are spent only codes are sent (docs/decisions/0125). */
  @Type(() => Number) @IsInt() @Min(0) SMS_MONTH_BUDGET = DEFAULT_SMS_MONTH_BUDGET;
  /** Texts of SMS, with words in braces (libs/shared/contract/src/settings.ts). */
  @IsNotEmpty() SMS_CODE_TEXT: string = SMS_TEXT.sms_code_text.text;
  @IsNotEmpty() SMS_APPROVE_TEXT: string = SMS_TEXT.sms_approve_text.text;
  @IsNotEmpty() SMS_REFUSE_TEXT: string = SMS_TEXT.sms_refuse_text.text;

  /** Telegram Bot API; the central chat gets every order and registration, and nothing is sent there while it is not set. */
  @IsUrl(URL_RULE) TELEGRAM_URL = 'https://api.telegram.org';
  @IsNotEmpty() TELEGRAM_TOKEN: string;
  @IsString() TELEGRAM_CHAT_ID = '';
  /** Proves that an update came from Telegram; without it no message has buttons (docs/decisions/0033). */
  @Matches(/^[\w-]{0,256}$/) TELEGRAM_WEBHOOK_SECRET = '';

  /** SlipOK, including the branch: https://api.slipok.com/api/line/apikey/{branchId} */
  @IsUrl(URL_RULE) SLIPOK_URL: string;
  @IsNotEmpty() SLIPOK_KEY: string;
  /** Asked where the one before cannot be used; without a key never (facts/integrations.md §2). */
  @IsUrl(URL_RULE) EASYSLIP_URL = 'https://api.easyslip.com/v2';
  @IsString() EASYSLIP_KEY = '';
  @IsUrl(URL_RULE) SLIP2GO_URL = 'https://connect.slip2go.com/api';
  @IsString() SLIP2GO_KEY = '';

  /** K-Payment Gateway (facts/integrations.md §4); without its secret key nobody can give garlands. */
  @IsUrl(URL_RULE) KGP_URL = 'https://kpaymentgateway-services.kasikornbank.com';
  @IsString() KGP_SECRET = '';
  /** Its script in which cards are typed, and the key that a browser may know; without the key it takes no cards. */
  @IsUrl(URL_RULE) KGP_UI_URL = 'https://kpaymentgateway.kasikornbank.com/ui/v2/kpayment.min.js';
  @IsString() KGP_PUBLIC_KEY = '';
  /** 2C2P's form, version 8.5 (facts/integrations.md §5); without its secret key it takes no cards. */
  @IsUrl(URL_RULE) C2P_URL = 'https://t.2c2p.com/RedirectV3/payment';
  @IsString() C2P_MERCHANT = '';
  @IsString() C2P_SECRET = '';
  /** What it offers: C cards; some merchants have CC. */
  @IsIn(['C', 'CC', 'A']) C2P_OPTION: 'C' | 'CC' | 'A' = 'C';
  /** What garlands cost, in baht, the smallest first. */
  @Matches(/^\d{2,4}(,\d{2,4}){0,3}$/) @AreTips() TIP_AMOUNTS = '50,100,200,500';

  /** Who sells and issues papers; while one is missing no paper is issued (decisions.md §5). */
  @IsString() SELLER_NAME = '';
  @ValidateIf(({ SELLER_TAX_ID }: Config) => SELLER_TAX_ID !== '') @IsTaxId() SELLER_TAX_ID = '';
  /** 00000 for the head office. */
  @Matches(/^(\d{5})?$/) SELLER_BRANCH = '';
  /** Lines divided by |. */
  @IsString() SELLER_ADDRESS = '';
  /** Baht of one order that shop staff may give back; above it only owners may. */
  @Type(() => Number) @IsInt() @Min(0) @Max(SETTING_RANGE.refund_limit_staff.max) REFUND_LIMIT_STAFF =
    DEFAULT_REFUND_LIMIT_STAFF;

  /** Hours before an order within which its slip may have been transferred; personnel looks at an older one. */
  @Type(() => Number) @IsInt() @Min(1) @Max(720) SLIP_HOURS = DEFAULT_SLIP_HOURS;

  /** Days after the show (or the approval, if later) that a buyer may watch. */
  @Type(() => Number) @IsInt() @Min(0) @Max(3650) ACCESS_WINDOW_DAYS = DEFAULT_ACCESS_WINDOW_DAYS;
  /** How long after its approval a course can be learned. */
  @Type(() => Number) @IsInt() @Min(1) @Max(3650) COURSE_ACCESS_DAYS = DEFAULT_COURSE_ACCESS_DAYS;
  /** Cores that a worker's encoding of videos may keep busy; it yields to everything else that runs. */
  @Type(() => Number) @IsInt() @Min(1) @Max(256) VIDEO_CORES = Math.max(1, availableParallelism() - 1);
  /** Devices of one user that may play at once. */
  @Type(() => Number) @IsInt() @Min(1) @Max(20) DEVICE_LIMIT = 2;
  /** Where bands send their live shows, as they type it into OBS. */
  @IsNotEmpty() LIVE_SERVER = 'rtmp://localhost:1935/live';
  /** Whether the replay of a show opens by itself once it ended, where whoever ends it says nothing else. */
  @IsIn(['Y', 'N']) REPLAY_OPENS: 'Y' | 'N' = 'Y';
  /** Minutes before a show that its buyers get the last letter. */
  @Type(() => Number) @IsInt() @Min(5) @Max(120) REMINDER_MINUTES = DEFAULT_REMINDER_MINUTES;
  /** Minutes before a live show that its chat opens, and after it that it closes (decisions.md §5). */
  @Type(() => Number) @IsInt() @Min(0) @Max(1440) CHAT_BEFORE_MINUTES = DEFAULT_CHAT_BEFORE_MINUTES;
  @Type(() => Number) @IsInt() @Min(0) @Max(1440) CHAT_AFTER_MINUTES = DEFAULT_CHAT_AFTER_MINUTES;
  /** Whether personnel without a second factor may do what asks for one: approve, refund, change roles (docs/decisions/0040). */
  @IsIn(['required', 'optional']) PERSONNEL_TOTP: 'required' | 'optional' = 'required';
  /** How long personnel stay signed in, and for how many minutes without a call. */
  @Type(() => Number) @IsInt() @Min(1) @Max(100_000) PERSONNEL_SESSION_HOURS = 12;
  @Type(() => Number) @IsInt() @Min(5) @Max(10_000_000) PERSONNEL_IDLE_MINUTES = 30;
  /** When a device never seen needs a code by SMS: when it looks attacked, or always. */
  @IsIn(Object.keys(NEW_DEVICE_CODE)) NEW_DEVICE_CODE: NewDeviceCode = 'risk';
  /** Requests per minute before 429, of one account or of a guest's address, for each route. */
  @Type(() => Number) @IsInt() @Min(1) REQUESTS_PER_MINUTE = 1200;
  /** Codes sent per day to all phones together: the money fuse of facts/integrations. */
  @Type(() => Number) @IsInt() @Min(1) SMS_PER_DAY = 5000;
  /** Codes a day that one address asks for and nobody uses; mobile networks put many people behind one. */
  @Type(() => Number) @IsInt() @Min(1) SMS_PER_ADDRESS = 48;
  /** The same of a /48 of IPv6, in which one person may have thousands of addresses. */
  @Type(() => Number) @IsInt() @Min(1) SMS_PER_NETWORK = 480;
  /** Messages a minute to one Telegram group; Telegram refuses more than 20. */
  @Type(() => Number) @IsInt() @Min(1) TELEGRAM_GROUP_PER_MINUTE = 20;
  /** Orders of seats in a hall by one customer within an hour: each waits for personnel and is told to the chats. */
  @Type(() => Number) @IsInt() @Min(1) SEAT_ORDERS_PER_HOUR = 20;
  /** Waiting rooms: people let in a second; minutes of a turn; minutes after the last contact that a place is kept. */
  @Type(() => Number) @IsInt() @Min(1) @Max(1000) QUEUE_PER_SECOND = 50;
  @Type(() => Number) @IsInt() @Min(1) @Max(120) TURN_MINUTES = 10;
  @Type(() => Number) @IsInt() @Min(1) @Max(120) QUEUE_CONTACT_MINUTES = 5;
  /** Minutes that a place is kept for who goes to pay, and for whom the waiting list offers one. */
  @Type(() => Number) @IsInt() @Min(1) @Max(1440) PLACE_HOLD_MINUTES = 15;
  @Type(() => Number) @IsInt() @Min(1) @Max(1440) OFFER_MINUTES = 30;
  @IsIn(['fatal', 'error', 'warn', 'info', 'debug', 'silent']) LOG_LEVEL = 'info';

  /** The variables that the environment gave: what owners set in the back office changes none of them (docs/decisions/0125). */
  given: ReadonlySet<string> = new Set();
}

/**
 * Reads and validates the settings; unknown variables are ignored.
 * @param environment variables, normally the process's own
 * @throws Error whose message names each variable that is missing or wrong, one a line
 */
export function loadConfig(environment: NodeJS.ProcessEnv): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const config = plainToInstance(Config, given, { exposeDefaultValues: true });
  const wrong = validateSync(config, { skipMissingProperties: false }).map(
    (error) => `${error.property}: ${Object.values(error.constraints ?? {}).join('; ')}`,
  );
  config.given = new Set(Object.keys(given));
  if (config.NODE_ENV === 'production') wrong.push(...productionFaults(config, given));
  if (wrong.length > 0) throw new Error(`settings are not usable\n  ${wrong.join('\n  ')}`);
  return config;
}

/** What only this shop and a provider know, and whose it is there. */
const CREDENTIALS = [
  'TOKEN_SECRET',
  'PIN_PEPPER',
  'MEDIA_SECRET',
  'INTERNAL_TOKEN',
  'PUSH_SECRET',
  'SMS_KEY',
  'SMS_SECRET',
  'LINE_LOGIN_ID',
  'LINE_LOGIN_SECRET',
  'LINE_MESSAGE_TOKEN',
  'FACEBOOK_APP_ID',
  'FACEBOOK_APP_SECRET',
  'TELEGRAM_TOKEN',
  'TELEGRAM_WEBHOOK_SECRET',
  'SLIPOK_KEY',
  'EASYSLIP_KEY',
  'SLIP2GO_KEY',
  'KGP_SECRET',
  'KGP_PUBLIC_KEY',
  'C2P_SECRET',
  'S3_SECRET_KEY',
] as const;

/** Tokens of Telegram begin with the number of their bot. */
const STAND_IN = /^(\d+:)?(development|sandbox|demo|test|[ps]key_test)/;

/** Development values must never reach production (RUN-02), and links in messages must lead somewhere. */
function productionFaults(config: Config, given: Record<string, string | undefined>): string[] {
  const credentials = CREDENTIALS.filter((name) => STAND_IN.test(config[name])).map(
    (name) => `${name}: a development value must not be used in production`,
  );
  const addresses = (['PUBLIC_URL', 'ADMIN_URL'] as const)
    .filter((name) => given[name] === undefined)
    .map(
      (name) =>
        `${name}: must be what visitors type, such as https://${name === 'ADMIN_URL' ? 'admin.' : ''}example.com`,
    );
  // By this the web server knows it (docker/nginx/nginx.conf.template).
  const isAdmin = /^https?:\/\/admin\./.test(config.ADMIN_URL);
  return [...credentials, ...addresses, ...(isAdmin ? [] : ['ADMIN_URL: its name must begin with admin.'])];
}
