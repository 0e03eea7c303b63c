import { CreditCard, Mail, MessageSquareText, ReceiptText, Send, Trash2, TriangleAlert } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Panel } from '../changes';
import type { Channel } from '../messages';
import type { ReceivingAccount } from '../slip/accounts';
import { Document } from './document';
import { SlipForm, SlipPreview } from './slip-panel';
import type { SlipPrefill } from './slip-panel';

const PANELS: { name: Panel; label: string; icon: LucideIcon }[] = [
  { name: 'sms', label: 'SMS', icon: MessageSquareText },
  { name: 'chat', label: 'แชต', icon: Send },
  { name: 'email', label: 'อีเมล', icon: Mail },
  { name: 'slips', label: 'สลิปที่ออกไว้', icon: ReceiptText },
  { name: 'cards', label: 'การ์ด', icon: CreditCard },
  { name: 'faults', label: 'จำลองเหตุขัดข้อง', icon: TriangleAlert },
];

interface InboxPageProperties {
  live: Record<Panel, ReactNode>;
  counts: Record<Panel, number>;
  accounts: readonly ReceivingAccount[];
  prefill: SlipPrefill;
  shopUrl: string;
}

export function InboxPage({ live, counts, accounts, prefill, shopUrl }: InboxPageProperties) {
  return (
    <Document title="กล่องข้อความ" script="/page/inbox.mjs">
      <header className="bar">
        <img src="/page/logo.svg" width="34" height="34" alt="" />
        <h1>
          กล่องทดสอบ<span className="wide-only">เวที</span>
        </h1>
        <span className="chip wait">โหมดทดสอบ</span>
        <a className="button small shop" href={shopUrl}>
          ไปหน้าร้าน
        </a>
      </header>
      <div className="columns">
        <nav aria-label="ส่วนของกล่องทดสอบ">
          {PANELS.map((panel) => (
            <NavigationLink key={panel.name} {...panel} count={counts[panel.name]} />
          ))}
        </nav>
        <main>
          <MessageSection channel="sms" title="SMS" live={live.sms} />
          <MessageSection channel="chat" title="แชต" live={live.chat} />
          <MessageSection channel="email" title="อีเมล" live={live.email} />
          <Section name="slips" title="สลิปที่ออกไว้">
            <div className="slip-columns">
              <SlipForm accounts={accounts} prefill={prefill} />
              <div>
                <SlipPreview />
                <Live name="slips">{live.slips}</Live>
              </div>
            </div>
          </Section>
          <Section name="cards" title="การ์ด">
            <Live name="cards">{live.cards}</Live>
          </Section>
          <Section name="faults" title="จำลองเหตุขัดข้อง">
            <p className="muted intro">เลือกให้บริการภายนอกตอบผิดปกติ เพื่อดูว่าร้านรับมืออย่างไร</p>
            <Live name="faults">{live.faults}</Live>
          </Section>
        </main>
      </div>
    </Document>
  );
}

function NavigationLink({ name, label, icon: Icon, count }: (typeof PANELS)[number] & { count: number }) {
  return (
    <a href={`#${name}`} data-tab={name}>
      <Icon size={20} aria-hidden />
      <span>{label}</span>
      <b className="count number" data-count={name} hidden={count === 0}>
        {count}
      </b>
    </a>
  );
}

function MessageSection({ channel, title, live }: { channel: Channel; title: string; live: ReactNode }) {
  const clear = (
    <button type="button" className="button small" data-clear={channel}>
      <Trash2 size={18} aria-hidden />
      ล้างรายการ
    </button>
  );
  return (
    <Section name={channel} title={title} action={clear}>
      <Live name={channel}>{live}</Live>
    </Section>
  );
}

function Section({ name, title, action, children }: SectionProperties) {
  return (
    <section data-panel={name} aria-labelledby={`${name}-title`}>
      <header className="section-head">
        <h2 id={`${name}-title`}>{title}</h2>
        {action}
      </header>
      {children}
    </section>
  );
}

interface SectionProperties {
  name: Panel;
  title: string;
  action?: ReactNode;
  children: ReactNode;
}

function Live({ name, children }: { name: Panel; children: ReactNode }) {
  return (
    <div className="list" data-live={name}>
      {children}
    </div>
  );
}
