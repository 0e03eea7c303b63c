import { bangkokTime } from '@wethi/format';
import { Button, Dropdown } from 'antd';
import { Download } from 'lucide-react';
import { useSave } from '../providers/use-save';

const FILES = { xlsx: 'Excel (.xlsx)', csv: 'CSV (.csv)' } as const;
export type FileFormat = keyof typeof FILES;

interface FileMenuProps {
  /** What the file is called, without day and ending. */
  name: string;
  /** What stands on the button. */
  word?: string;
  fetch: (format: FileFormat) => Promise<Blob>;
}

/** Offers what a screen shows as files, made by the server. */
export function FileMenu({ name, word = 'ดาวน์โหลด', fetch }: FileMenuProps) {
  const { save: download, saving: loading } = useDownload(name, fetch);
  const items = Object.entries(FILES).map(([key, label]) => ({ key, label }));
  return (
    <Dropdown trigger={['click']} menu={{ items, onClick: ({ key }) => download(key as FileFormat) }}>
      <Button loading={loading} icon={<Download size={18} aria-hidden />}>
        {word}
      </Button>
    </Dropdown>
  );
}

/** Offers an Excel file by one press. */
export function FileButton({ name, word, fetch }: FileMenuProps) {
  const { save: download, saving: loading } = useDownload(name, fetch);
  return (
    <Button loading={loading} icon={<Download size={18} aria-hidden />} onClick={() => download('xlsx')}>
      {word}
    </Button>
  );
}

function useDownload(name: string, fetch: FileMenuProps['fetch']) {
  return useSave(
    async (format: FileFormat) => keepFile(await fetch(format), `${name} ${bangkokTime(Date.now()).date}.${format}`),
    { words: { failure: 'ดาวน์โหลดไม่สำเร็จ' } },
  );
}

/** Hands a file to the browser, as if a link to it had been pressed. */
export function keepFile(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
