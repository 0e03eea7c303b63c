import { call, callUrl } from '@wethi/http';
import { useState } from 'react';
import { Link } from 'react-router';
import type { OwnPaper } from '../../../api-types';
import { paths } from '../../../config/paths';
import { Alert } from '../../../ui/feedback/alert';
import { QueryView } from '../../../ui/feedback/query-view';
import { PaperFacts } from './paper-facts';
import { NoPaper, PaperFrame, SheetSkeleton } from './paper-frame';
import { PaperPicture, type PictureState } from './paper-picture';
import { factsOf, paperName, usePaper } from './paper-query';
import { PrintButtons } from './print-buttons';
import { SendButton } from './send-button';

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
        state !== 'making' && (
          <PrintButtons file={file} canPrint={state === 'there'}>
            {!paper.paper_void_at && (
              <SendButton email={paper.user_email} send={() => call('POST', 'ownPaperSend', { body: { id } })} />
            )}
          </PrintButtons>
        )
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
