import { Download, Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, ButtonLink } from '../../../ui/actions/button';

/** The sheet on paper and as a file. @param children what else can be done with it */
export function PrintButtons({ file, children }: { file: string; children?: ReactNode }) {
  return (
    <>
      <Button size="small" onClick={() => window.print()}>
        <Printer size={18} aria-hidden />
        พิมพ์
      </Button>
      {children}
      <ButtonLink size="small" kind="brand" to={file} reloadDocument target="_blank">
        <Download size={18} aria-hidden />
        ดาวน์โหลด PDF
      </ButtonLink>
    </>
  );
}
