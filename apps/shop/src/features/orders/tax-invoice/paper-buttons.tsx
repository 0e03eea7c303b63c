import { PAPER_KIND } from '@wethi/contract';
import { FileMinus, FileText, type LucideIcon, ReceiptText } from 'lucide-react';
import type { OrderPapers } from '../../../api-types';
import { paths } from '../../../config/paths';
import { useDialogs } from '../../../overlays/dialogs';
import { QuietButton, QuietLink } from '../../../ui/actions/quiet-button';
import { usePapers } from './papers-query';
import { TaxInvoiceDialog } from './tax-invoice-dialog';

type Paper = OrderPapers['papers'][number];

const ICONS: Record<Paper['paper_kind'], LucideIcon> = {
  receipt: FileText,
  tax_invoice: ReceiptText,
  credit_note: FileMinus,
};
const NAMES: Record<Paper['paper_kind'], string> = { ...PAPER_KIND, receipt: 'ใบเสร็จ' };

/** The papers of an own order to be opened, and the way to ask for a tax invoice, which opens over the page. */
export function PaperButtons({ ordersId }: { ordersId: number }) {
  const { overlay, open } = useDialogs();
  const { data } = usePapers(ordersId);
  if (!data) return null;
  const valid = data.papers.filter(({ paper_void_at }) => !paper_void_at);
  return (
    <>
      {valid.map((paper) => (
        <PaperLink key={paper.id} paper={paper} />
      ))}
      {data.ask_until && (
        <QuietButton icon={ReceiptText} onClick={() => open({ name: 'taxInvoice', of: ordersId })}>
          ขอใบกำกับภาษี
        </QuietButton>
      )}
      {overlay?.name === 'taxInvoice' && overlay.of === ordersId && (
        <TaxInvoiceDialog ordersId={ordersId} papers={data} />
      )}
    </>
  );
}

function PaperLink({ paper: { id, paper_kind, paper_no } }: { paper: Paper }) {
  return (
    <QuietLink icon={ICONS[paper_kind]} to={paths.paper(id)} aria-label={`${NAMES[paper_kind]} ${paper_no}`}>
      {NAMES[paper_kind]}
    </QuietLink>
  );
}

/** The receipt of a show that was bought. */
export function ReceiptLink({ id, title }: { id: number; title: string }) {
  return (
    <QuietLink icon={FileText} to={paths.paper(id)} aria-label={`ใบเสร็จ ${title}`}>
      ใบเสร็จ
    </QuietLink>
  );
}
