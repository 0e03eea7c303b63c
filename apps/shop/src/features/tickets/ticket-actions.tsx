import { PHONE_LENGTH } from '@wethi/contract';
import { digits } from '@wethi/format';
import { CalendarPlus, Download, MapPin, Send } from 'lucide-react';
import { useState } from 'react';
import type { OwnTicket } from '../../api-types';
import { paths } from '../../config/paths';
import { Button, buttonClass } from '../../ui/actions/button';
import { TextField } from '../../ui/fields/text-field';
import { savePicture } from '../../ui/media/save-picture';
import { useSave } from '../../ui/use-save';
import { linesOf } from './lines-of';
import { useTicketSteps } from './use-ticket-steps';
import styles from './tickets.module.css';

/** What can be done with a ticket that opens the gate. */
export function TicketActions({ ticket }: { ticket: OwnTicket }) {
  const [sending, setSending] = useState(false);
  const save = useSave(() => saveTicket(ticket), { failure: 'บันทึกรูปไม่ได้ จับภาพหน้าจอแทนได้' });
  return (
    <div className={styles.actions}>
      <div className={styles.pair}>
        <a className={buttonClass({ block: true })} href={paths.calendar(ticket.product_url)}>
          <CalendarPlus size={20} aria-hidden />
          ใส่ปฏิทิน
        </a>
        <Button block loading={save.busy} onClick={() => save.save()}>
          {!save.busy && <Download size={20} aria-hidden />}
          บันทึกเป็นรูป
        </Button>
      </div>
      <div className={styles.pair}>
        {ticket.is_own && !sending && (
          <Button block onClick={() => setSending(true)}>
            <Send size={20} aria-hidden />
            ส่งให้เพื่อน
          </Button>
        )}
        {ticket.stage_title && (
          <a className={buttonClass({ block: true })} href={mapOf(ticket.stage_title)} target="_blank" rel="noreferrer">
            <MapPin size={20} aria-hidden />
            แผนที่
          </a>
        )}
      </div>
      {ticket.is_own && sending && <SendForm ticket={ticket} onClose={() => setSending(false)} />}
      <p className="small muted">บัตรหนึ่งใบเข้าได้หนึ่งคน ส่งให้เพื่อนแล้ว QR ในเครื่องนี้ใช้ไม่ได้</p>
    </div>
  );
}

/** A search, which opens the phone's own map (developers.google.com/maps/documentation/urls). */
const mapOf = (place: string): string =>
  `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: place })}`;

function SendForm({ ticket, onClose }: { ticket: OwnTicket; onClose: () => void }) {
  const { send } = useTicketSteps(ticket);
  const [tel, setTel] = useState('');
  const number = digits(tel);
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        send.save(number);
      }}
    >
      <TextField
        label="เบอร์โทรศัพท์ของเพื่อน"
        inputMode="tel"
        autoComplete="off"
        autoFocus
        value={tel}
        onChange={(event) => {
          send.reset();
          setTel(event.target.value);
        }}
        error={send.errorOf('ticket_tel') ?? send.text}
      />
      <div className={styles.pair}>
        <Button block onClick={onClose}>
          ยกเลิก
        </Button>
        <Button kind="primary" type="submit" block loading={send.busy} disabled={number.length !== PHONE_LENGTH}>
          ส่งบัตร
        </Button>
      </div>
    </form>
  );
}

const SIDE = 1080;
const TITLE_LINES = 2;
const LINE_HEIGHT = 64;

/** Keeps the QR with its code as a picture. */
async function saveTicket({ ticket_token, ticket_code, order_no, product_title }: OwnTicket): Promise<void> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: SIDE, height: SIDE + 200 + (TITLE_LINES - 1) * LINE_HEIGHT });
  const paper = canvas.getContext('2d');
  if (!ticket_token) return;
  if (!paper) throw new Error('no canvas');
  const [{ toCanvas }] = await Promise.all([import('qrcode'), document.fonts.ready]);
  const code = document.createElement('canvas');
  await toCanvas(code, ticket_token, { errorCorrectionLevel: 'M', margin: 4, width: SIDE });
  paper.fillStyle = '#fff';
  paper.fillRect(0, 0, canvas.width, canvas.height);
  paper.drawImage(code, 0, 0);
  paper.fillStyle = '#1c1203';
  paper.textAlign = 'center';
  const { fontFamily } = getComputedStyle(document.body);
  paper.font = `600 56px ${fontFamily}`;
  if (order_no) paper.fillText(ticket_code, SIDE / 2, SIDE + 60, SIDE - 80);
  paper.font = `400 40px ${fontFamily}`;
  const fits = (line: string) => paper.measureText(line).width <= SIDE - 80;
  for (const [row, line] of linesOf(product_title, TITLE_LINES, fits).entries())
    paper.fillText(line, SIDE / 2, SIDE + 130 + row * LINE_HEIGHT, SIDE - 80);
  await savePicture(canvas, `${ticket_code}.png`);
}
