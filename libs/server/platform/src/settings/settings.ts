import { Injectable, Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { AuditLog } from '../audit/audit-log';
import type { Actor } from '../auth/actor';
import { Config } from '../config/config';
import { Database } from '../database/database';
import { Transactions } from '../database/transactions';
import { PublicPages } from '../http/public-pages';
import { Changes } from '../pubsub/changes';
import { refuse } from '../refusal/refusal';
import { rowChanged } from '../resource/row-changed';
import { ShopSetting } from './shop-setting.entity';

/** Columns of `shop_setting`, and the variables that they stand for. */
const VARIABLES = {
  access_window_days: 'ACCESS_WINDOW_DAYS',
  course_access_days: 'COURSE_ACCESS_DAYS',
  device_limit: 'DEVICE_LIMIT',
  reminder_minutes: 'REMINDER_MINUTES',
  replay_opens: 'REPLAY_OPENS',
  slip_hours: 'SLIP_HOURS',
  refund_limit_staff: 'REFUND_LIMIT_STAFF',
  sms_month_budget: 'SMS_MONTH_BUDGET',
  sms_code_text: 'SMS_CODE_TEXT',
  sms_approve_text: 'SMS_APPROVE_TEXT',
  sms_refuse_text: 'SMS_REFUSE_TEXT',
  telegram_chat_id: 'TELEGRAM_CHAT_ID',
  new_device_code: 'NEW_DEVICE_CODE',
  seller_name: 'SELLER_NAME',
  seller_tax_id: 'SELLER_TAX_ID',
  seller_branch: 'SELLER_BRANCH',
  seller_address: 'SELLER_ADDRESS',
} as const satisfies Record<string, keyof Config>;

export type SettingName = keyof typeof VARIABLES;
export type SettingValues = Pick<ShopSetting, SettingName>;
/** Those to set, and the version that their author saw. */
export type GivenSettings = Partial<SettingValues> & { update_at?: Date | null };
export const SETTING_NAMES = Object.keys(VARIABLES) as SettingName[]; // Object.keys forgets the names

const ID = 1;
const NONE = Object.fromEntries(SETTING_NAMES.map((name) => [name, null])) as SettingValues; // fromEntries forgets the names

/** Should the announcement of a change be lost. */
const READ_AGAIN_MS = 60_000;

/** Those that people look at after a save; all others renew themselves within two seconds. */
const PAGES = ['/', '/watchReruns', '/packageAll'];

/**
 * What owners set in the back office (docs/decisions/0125), written over the Config of this process: at start, as soon as any
 * process says that it changed, and every minute. What the environment gives stays as it says.
 */
@Injectable()
export class Settings implements OnModuleInit, OnApplicationShutdown {
  /** What holds where owners set nothing. */
  readonly defaults: SettingValues;
  private readonly logger = new Logger(Settings.name);
  private readonly readAgain: NodeJS.Timeout;
  private readings = 0;
  private applied = JSON.stringify(NONE);

  constructor(
    private readonly config: Config,
    private readonly database: Database,
    private readonly transactions: Transactions,
    private readonly audit: AuditLog,
    private readonly changes: Changes,
    private readonly pages: PublicPages,
  ) {
    const entries = SETTING_NAMES.map((name) => [name, config[VARIABLES[name]]]);
    this.defaults = Object.fromEntries(entries) as SettingValues; // fromEntries forgets the names
    changes.onChange((entity) => {
      if (entity === ShopSetting.name) void this.follow();
    });
    this.readAgain = setInterval(() => void this.follow(), READ_AGAIN_MS).unref();
  }

  async onModuleInit(): Promise<void> {
    this.apply(await this.own());
  }

  onApplicationShutdown(): void {
    clearInterval(this.readAgain);
  }

  /** Those that the environment gives. */
  fixed(): SettingName[] {
    return SETTING_NAMES.filter((name) => this.config.given.has(VARIABLES[name]));
  }

  /** What owners set; null where they set nothing, or the environment says otherwise since. */
  async own(): Promise<SettingValues> {
    const sql = 'SELECT ?? FROM shop_setting WHERE id = ?';
    const [row] = await this.database.query<SettingValues[]>(sql, [SETTING_NAMES, ID]);
    const fixed = this.fixed().map((name) => [name, null]);
    return { ...(row ?? NONE), ...Object.fromEntries(fixed) };
  }

  /** What held at a moment, as the history of changes tells; of those that the environment gives, what holds now. */
  async heldAt(moment: Date): Promise<SettingValues> {
    const changes = await this.database.query<{ before: string }[]>(
      'SELECT `before` FROM audit_log WHERE entity = ? AND entity_id = ? AND at > ? ORDER BY id DESC',
      [ShopSetting.name, ID, moment],
    );
    const now = await this.own();
    const held = Object.fromEntries(SETTING_NAMES.map((name) => [name, this.holds(name, now)]));
    const before = changes.map((change) => JSON.parse(change.before) as Partial<SettingValues>); // as `save` records it
    return Object.assign(held, ...before) as SettingValues; // fromEntries forgets the names
  }

  /** When they were changed last; null where nobody did. */
  async version(): Promise<Date | null> {
    const [row] = await this.database.query<{ update_at: Date }[]>('SELECT update_at FROM shop_setting WHERE id = ?', [
      ID,
    ]);
    return row?.update_at ?? null;
  }

  /** Who made a version. */
  async authorOf(version: Date): Promise<string | null> {
    return (await this.audit.lastChange(ShopSetting, ID, version))?.by ?? null;
  }

  /**
   * Sets those given and no others; null, or what holds anyway, gives one back to the program.
   * @param update_at of the version that its author saw; without it there is no check
   * @throws Refusal INVALID_INPUT where the environment gives one of them; ROW_CHANGED where somebody saved meanwhile
   */
  async save({ update_at, ...given }: GivenSettings, actor: Actor): Promise<void> {
    const names = SETTING_NAMES.filter((name) => given[name] !== undefined);
    const fixed = this.fixed().filter((name) => names.includes(name));
    const message = 'ค่านี้กำหนดไว้ที่เครื่องเซิร์ฟเวอร์ แก้จากหน้านี้ไม่ได้';
    if (fixed.length > 0) throw refuse('INVALID_INPUT', { errors: fixed.map((field) => ({ field, message })) });
    if (names.length === 0) return;
    await this.transactions.run(async () => {
      const before = await this.locked(update_at);
      const changed = names.filter((name) => this.holds(name, before) !== this.holds(name, { ...before, ...given }));
      if (changed.length === 0) return;
      const written = changed.flatMap((name) => [name, given[name] === this.defaults[name] ? null : given[name]]);
      await this.database.query(`UPDATE shop_setting SET ${changed.map(() => '?? = ?').join(', ')} WHERE id = ?`, [
        ...written,
        ID,
      ]);
      const shown = (own: SettingValues) => Object.fromEntries(changed.map((name) => [name, this.holds(name, own)]));
      await this.audit.record(actor, 'update', ShopSetting, ID, shown(before), shown({ ...before, ...given }));
    });
    await this.tellAll();
  }

  /** A chat that became another one: the central room goes on by its new number. */
  async followRoom(from: string, to: string): Promise<void> {
    await this.database.write('UPDATE shop_setting SET telegram_chat_id = ? WHERE telegram_chat_id = ?', [to, from]);
    if (this.config.TELEGRAM_CHAT_ID === from) await this.tellAll();
  }

  /** The row, there from now on, until the end of the transaction. */
  private async locked(version: Date | null | undefined): Promise<SettingValues> {
    await this.database.query('INSERT IGNORE INTO shop_setting (id) VALUES (?)', [ID]);
    const [row] = await this.database.query<(SettingValues & { update_at: Date })[]>(
      'SELECT ??, update_at FROM shop_setting WHERE id = ? FOR UPDATE',
      [SETTING_NAMES, ID],
    );
    if (!row) return NONE;
    const { update_at, ...own } = row;
    if (version && version.getTime() !== update_at.getTime())
      throw rowChanged(await this.audit.lastChange(ShopSetting, ID, update_at), update_at);
    return own;
  }

  /** Pages are made anew once they can show what holds now. */
  private async tellAll(): Promise<void> {
    await this.follow();
    await this.changes.announce(ShopSetting.name);
    await this.pages.renew(...PAGES);
  }

  private holds(name: SettingName, own: SettingValues): string | number | null {
    return own[name] ?? this.defaults[name];
  }

  /** Of several readings the one that began last holds. */
  private async follow(): Promise<void> {
    this.readings += 1;
    const reading = this.readings;
    await this.own().then(
      (own) => reading === this.readings && this.apply(own),
      (error: unknown) => this.logger.warn(`settings could not be read, the last ones hold: ${String(error)}`),
    );
  }

  private apply(own: SettingValues): void {
    const read = JSON.stringify(own);
    if (read === this.applied) return;
    this.applied = read;
    const entries = SETTING_NAMES.map((name) => [VARIABLES[name], this.holds(name, own)]);
    Object.assign(this.config, Object.fromEntries(entries));
  }
}
