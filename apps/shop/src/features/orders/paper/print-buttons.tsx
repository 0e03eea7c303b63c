import { Download, Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, ButtonLink } from '../../../ui/actions/button';

interface PrintButtonsProps {
  file: string;
  /** Its picture is there: nothing else of the page is printed. */
  canPrint: boolean;
  /** What else can be done with it. */
  children?: ReactNode;
}

/** The sheet on paper and as a file. */
export function PrintButtons({ file, canPrint, children }: PrintButtonsProps) {
  return (
    <>
      {canPrint && (
        <Button size="small" onClick={() => window.print()}>
          <Printer size={18} aria-hidden />
          พิมพ์
        </Button>
      )}
      {children}
      <ButtonLink size="small" kind="brand" to={file} reloadDocument target="_blank">
        <Download size={18} aria-hidden />
        ดาวน์โหลด PDF
      </ButtonLink>
    </>
  );
}
