import type { FastifyInstance } from 'fastify';
import { readFields } from '../request-fields';
import { sendPage } from '../inbox/html';
import { Document } from '../inbox/document';

/**
 * KGP's script and the frame that it puts into a shop's page: the card is typed in the frame, and the shop's form gets no more
 * than a token.
 */
export function cardScript(app: FastifyInstance, publicKey: string): void {
  app.get('/ui/v2/kpayment.min.js', (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(SCRIPT),
  );

  app.get('/ui/v2/card', async (request, reply) => {
    const { apikey, amount = '' } = (await readFields(request)).values;
    if (apikey !== publicKey) return reply.code(401).send({ object: 'error', code: 'unauthorized' });
    return sendPage(reply, <CardPage amount={amount} />, { frameAncestors: '*' });
  });
}

const SCRIPT = `(() => {
  const script = document.currentScript;
  const house = new URL(script.src).origin;
  const { apikey, amount } = script.dataset;
  const frame = document.createElement('iframe');
  frame.src = house + '/ui/v2/card?' + new URLSearchParams({ apikey, amount });
  frame.title = 'กรอกบัตร';
  frame.style.cssText = 'width:min(420px,100%);height:470px;border:0;border-radius:16px';
  script.after(frame);
  addEventListener('message', ({ origin, source, data }) => {
    if (origin !== house || source !== frame.contentWindow || !data.token) return;
    const token = document.createElement('input');
    Object.assign(token, { type: 'hidden', name: 'token', value: data.token });
    script.closest('form').append(token);
    script.closest('form').submit();
  });
})();
`;

function CardPage({ amount }: { amount: string }) {
  return (
    <Document title="กรอกบัตร" script="/page/card.mjs">
      <main className="sheet">
        <h1>กรอกบัตร</h1>
        <p className="muted">หน้านี้แทนหน้ากรอกบัตรของธนาคาร ยอด ฿{amount}</p>
        <form className="fields">
          <label>
            เลขบัตร
            <input className="input" name="number" inputMode="numeric" defaultValue="4111 1111 1111 1111" />
          </label>
          <label>
            หมดอายุ
            <input className="input" name="expiry" defaultValue="12/29" />
          </label>
          <label>
            CVC
            <input className="input" name="cvc" inputMode="numeric" defaultValue="123" />
          </label>
          <button className="button primary">จ่ายด้วยบัตรนี้</button>
        </form>
      </main>
    </Document>
  );
}
