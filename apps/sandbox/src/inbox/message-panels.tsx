import { buttonsOf } from '../chat/telegram-buttons';
import { FileDown, Mail } from 'lucide-react';
import type { Message } from '../messages';
import { CardFrame, CopyButton, Empty, LinkedText } from './card-frame';

export function SmsPanel({ messages }: { messages: Message[] }) {
  if (messages.length === 0) {
    return <Empty text="ยังไม่มี SMS" hint="รหัสยืนยันจากหน้าร้านจะขึ้นที่นี่ทันที" />;
  }
  return messages.map((message) => (
    <CardFrame key={message.id} title={groupPhone(message.to)} at={message.at} aside={<Sender message={message} />}>
      {message.meta.code ? (
        <div className="code-row">
          <output className="code number">{message.meta.code}</output>
          <CopyButton value={message.meta.code} label="คัดลอกรหัส" />
        </div>
      ) : null}
      <LinkedText text={message.text} />
    </CardFrame>
  ));
}

function Sender({ message }: { message: Message }) {
  const sender = message.meta.sender;
  return typeof sender === 'string' ? <span className="chip">จาก {sender}</span> : null;
}

export function ChatPanel({ messages }: { messages: Message[] }) {
  if (messages.length === 0) {
    return <Empty text="ยังไม่มีข้อความแชต" hint="การแจ้งเตือนไปยังกลุ่มกลางและกลุ่มของวงจะขึ้นที่นี่" />;
  }
  return messages.map((message) => (
    <CardFrame
      key={message.id}
      title={`${message.meta.service === 'line' ? 'LINE' : 'แชต'} ${message.to}`}
      at={message.at}
    >
      <div className={message.picture_url ? 'with-picture' : undefined}>
        {message.picture_url ? (
          <a href={message.picture_url} target="_blank" rel="noreferrer" className="picture">
            <img src={message.picture_url} alt="รูปที่แนบมากับข้อความ" loading="lazy" />
          </a>
        ) : null}
        <LinkedText text={message.text} />
      </div>
      <Buttons message={message} />
    </CardFrame>
  ));
}

/** What stands below a message to be pressed, as the owner's phone or another one. */
function Buttons({ message }: { message: Message }) {
  const buttons = buttonsOf(message);
  if (buttons.length === 0) return null;
  return (
    <div className="actions">
      {buttons.map(({ text }) => (
        <button key={text} type="button" className="button small" data-press={message.id} data-button={text}>
          {text}
        </button>
      ))}
    </div>
  );
}

export function EmailPanel({ messages }: { messages: Message[] }) {
  if (messages.length === 0) {
    return <Empty text="ยังไม่มีอีเมล" hint="อีเมลถึงทุกที่อยู่จะมาอยู่ที่นี่ ไม่มีฉบับใดถูกส่งออกไปจริง" />;
  }
  return messages.map((message) => (
    <CardFrame key={message.id} title={message.subject || '(ไม่มีหัวเรื่อง)'} at={message.at}>
      <p className="muted">
        ถึง {message.to} จาก {String(message.meta.from)}
      </p>
      <LinkedText text={message.text} />
      <EmailLinks message={message} />
    </CardFrame>
  ));
}

function EmailLinks({ message }: { message: Message }) {
  const attachments = message.meta.attachments ?? [];
  if (!message.meta.html && attachments.length === 0) return null;
  return (
    <div className="actions">
      {message.meta.html ? (
        <a className="button small" href={`/api/messages/${message.id}/html`} target="_blank" rel="noreferrer">
          <Mail size={18} aria-hidden />
          เปิดอีเมลเต็มรูปแบบ
        </a>
      ) : null}
      {attachments.map((attachment) => (
        <a key={attachment.url} className="button small" href={attachment.url} download={attachment.filename}>
          <FileDown size={18} aria-hidden />
          {attachment.filename}
        </a>
      ))}
    </div>
  );
}

function groupPhone(number: string): string {
  return number.length === 10 ? `${number.slice(0, 3)}-${number.slice(3, 6)}-${number.slice(6)}` : number;
}
