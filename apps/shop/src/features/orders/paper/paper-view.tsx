import { call, callUrl } from '@wethi/http';
import { Mail } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import type { OwnPaper } from '../../../api-types';
import { paths } from '../../../config/paths';
import { Button, ButtonLink } from '../../../ui/actions/button';
import { Alert } from '../../../ui/feedback/alert';
import { QueryView } from '../../../ui/feedback/query-view';
import { useSave } from '../../../ui/use-save';
import { PaperFacts } from './paper-facts';
import { NoPaper, PaperFrame, SheetSkeleton } from './paper-frame';
import { PaperPicture, type PictureState } from './paper-picture';
import { factsOf, paperName, usePaper } from './paper-query';
import { PrintButtons } from './print-buttons';

/** A receipt, tax invoice or credit note to be read, printed, sent and kept (BUY-12; screens-shop.md 34). */
export function PaperView({ id }: { id: number }) {
  const query = usePaper(id);
  const [state, setState] = useState<PictureState>('making');
  const paper = query.data;
  const file = callUrl('paperFile', { id });
  return (
    <PaperFrame
      title={paper ? paperName(paper) : 'เอกสาร'}
      actions={
        paper &&
        state !== 'making' && <PrintButtons file={file}>{!paper.paper_void_at && <Send paper={paper} />}</PrintButtons>
      }
    >
      <QueryView query={query} skeleton={<SheetSkeleton />} failure="เปิดเอกสารไม่ได้" empty={<NoPaper />}>
        {(shown) => (
          <>
            {shown.paper_void_at && <VoidAlert paper={shown} />}
            <PaperPicture
              src={callUrl('paperPicture', { id })}
              name={`${paperName(shown)} ${shown.paper_no}`}
              file={file}
              state={state}
              onState={setState}
            />
            {state !== 'making' && <PaperFacts rows={factsOf(shown)} />}
          </>
        )}
      </QueryView>
    </PaperFrame>
  );
}

function VoidAlert({ paper: { substitute_id, substitute_no } }: { paper: OwnPaper }) {
  return (
    <Alert kind="wait">
      เอกสารนี้ถูกยกเลิกแล้ว
      {substitute_id !== null && (
        <>
          {' '}
          ใช้{' '}
          <Link className="link num" to={paths.paper(substitute_id)}>
            {substitute_no}
          </Link>{' '}
          แทน
        </>
      )}
    </Alert>
  );
}

/** Once more to the address that is confirmed; who has none is told where to give one. */
function Send({ paper: { id, user_email } }: { paper: OwnPaper }) {
  const send = useSave(async () => (await call('POST', 'ownPaperSend', { body: { id } })).data, {
    success: `ส่งไปที่ ${user_email ?? ''} แล้ว`,
    failure: 'ส่งอีเมลไม่ได้',
  });
  if (user_email === null)
    return (
      <ButtonLink size="small" to={paths.ownEmail}>
        <Mail size={18} aria-hidden />
        เพิ่มอีเมล
      </ButtonLink>
    );
  return (
    <Button size="small" loading={send.busy} onClick={() => send.save()}>
      {!send.busy && <Mail size={18} aria-hidden />}
      ส่งทางอีเมล
    </Button>
  );
}
