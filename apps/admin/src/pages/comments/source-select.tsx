import { Select } from 'antd';
import { useNavigate } from 'react-router';

const SOURCES = [
  { value: '/comments', label: 'ความคิดเห็นใต้เพลง' },
  { value: '/comments/chat', label: 'แชตสด' },
];

/** Chooses where what is shown was written. */
export function SourceSelect({ value }: { value: '/comments' | '/comments/chat' }) {
  const navigate = useNavigate();
  return <Select aria-label="ที่มา" options={SOURCES} value={value} onChange={(path) => void navigate(path)} />;
}
