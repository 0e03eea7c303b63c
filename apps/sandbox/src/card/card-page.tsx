import type { FastifyInstance } from 'fastify';
import { readFields } from '../request-fields';
import { sendPage } from '../inbox/html';
import { Document } from '../inbox/document';
import { baht } from '../slip/slip-picture';
import { notifyWish, publicUrl } from './card-gateway';
import type { CardGateway } from './card-gateway';
import type { Charge, Charges } from './charges';
import { isLocalUrl } from './notifier';

/** The pages that the buyer's browser sees, and the calls that stand in for the gateway's merchant portal. */
export function cardPages(app: FastifyInstance, charges: Charges, gateway: CardGateway): void {
  app.get<{ Params: { id: string } }>('/card/3ds/:id', (request, reply) => {
    const charge = charges.find(request.params.id);
    if (!charge) return reply.callNotFound();
    return sendPage(reply, charge.state === 'Pre-Authorized' ? <SecurePage charge={charge} /> : <DonePage />);
  });

  app.post<{ Params: { id: string } }>('/card/3ds/:id', async (request, reply) => {
    const charge = charges.find(request.params.id);
    if (!charge) return reply.callNotFound();
    const { values } = await readFields(request);
    if (charge.state === 'Pre-Authorized') {
      gateway.decide(charge, values.answer === 'confirm', publicUrl(request));
    }
    const target = gateway.portal.returnUrl;
    return sendPage(reply, <ReturnPage charge={charge} target={target} />, {
      formTargets: target ? [new URL(target).origin] : [],
    });
  });

  app.get('/api/card/charges', () => ({ result: true, data: charges.list() }));

  app.post<{ Params: { id: string } }>('/api/card/orders/:id/pay', (request, reply) => {
    const again = request.headers['x-sandbox-again'] === '1';
    const charge = gateway.payOrder(request.params.id, publicUrl(request), { ...notifyWish(request), again });
    if (charge) return { result: true, data: charge };
    return reply.code(409).send({ result: false, message: 'ไม่พบรายการ หรือชำระไปแล้ว', code: 'NOT_PAYABLE' });
  });

  app.post<{ Params: { id: string } }>('/api/card/charges/:id/void', (request, reply) => {
    const charge = gateway.takeBack(request.params.id, publicUrl(request), notifyWish(request));
    if (charge) return { result: true, data: charge };
    return reply.code(409).send({ result: false, message: 'ไม่พบรายการที่จ่ายแล้ว', code: 'NOT_PAID' });
  });

  app.get('/api/card/orders', () => ({ result: true, data: charges.listOrders() }));

  app.put('/api/card/portal', async (request, reply) => {
    const { notify_url = '', return_url = '', form_notify = '1', form_hash } = (await readFields(request)).values;
    const refused = [notify_url, return_url].find((url) => url && !isLocalUrl(url));
    if (refused) {
      const errors = [{ field: 'notify_url', message: 'ต้องเป็นที่อยู่บนเครื่องนี้' }];
      return reply.code(422).send({ result: false, message: 'ที่อยู่ไม่ถูกต้อง', errors });
    }
    gateway.portal.notifyUrl = notify_url || undefined;
    gateway.portal.returnUrl = return_url || undefined;
    Object.assign(gateway.portal, { formNotify: Number(form_notify), formHashWrong: form_hash === 'wrong' });
    return { result: true, data: { notify_url, return_url } };
  });
}

function SecurePage({ charge }: { charge: Charge }) {
  return (
    <Document title="ยืนยันการชำระเงิน">
      <main className="sheet">
        <h1>ยืนยันการชำระเงิน</h1>
        <p className="muted">หน้านี้แทนหน้า 3-D Secure ของธนาคารผู้ออกบัตร</p>
        <dl className="facts">
          <dt>ยอดเงิน</dt>
          <dd className="number">฿{baht(charge.amount_satang)}</dd>
          <dt>เลขอ้างอิง</dt>
          <dd>{charge.reference_order}</dd>
          <dt>บัตร</dt>
          <dd className="number">VISA 4111 11•• •••• 1111</dd>
        </dl>
        <form method="post" className="actions">
          <button className="button primary" name="answer" value="confirm">
            ยืนยันการจ่าย
          </button>
          <button className="button" name="answer" value="cancel">
            ยกเลิก
          </button>
        </form>
      </main>
    </Document>
  );
}

function DonePage() {
  return (
    <Document title="ดำเนินการแล้ว">
      <main className="sheet">
        <h1>รายการนี้ดำเนินการแล้ว</h1>
        <p className="muted">กลับไปที่ร้านค้าเพื่อดูผล</p>
      </main>
    </Document>
  );
}

function ReturnPage({ charge, target }: { charge: Charge; target: string | undefined }) {
  if (!target) return <DonePage />;
  return (
    <Document title="กลับไปที่ร้านค้า" script="/page/submit.mjs">
      <main className="sheet">
        <h1>กำลังกลับไปที่ร้านค้า</h1>
        <form method="post" action={target} className="actions">
          <input type="hidden" name="objectId" value={charge.charge_id} />
          <input type="hidden" name="status" value="success" />
          <button className="button primary">กลับไปที่ร้านค้า</button>
        </form>
      </main>
    </Document>
  );
}
