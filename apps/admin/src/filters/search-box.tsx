import { Input } from 'antd';
import { Search } from 'lucide-react';
import { useEffect, useRef } from 'react';

interface SearchBoxProps {
  placeholder: string;
  value?: string;
  onSearch: (text: string) => void;
}

/** Long enough for a Thai syllable to be complete. */
const PAUSE_MS = 300;

/** Searches while one types, after a short pause. */
export function SearchBox({ placeholder, value, onSearch }: SearchBoxProps) {
  const pause = useRef<number>(undefined);
  useEffect(() => () => window.clearTimeout(pause.current), []);
  const later = (text: string) => {
    window.clearTimeout(pause.current);
    pause.current = window.setTimeout(() => onSearch(text.trim()), PAUSE_MS);
  };
  return (
    <Input
      allowClear
      type="search"
      defaultValue={value}
      placeholder={placeholder}
      aria-label={placeholder}
      prefix={<Search size={18} aria-hidden />}
      onChange={(event) => later(event.target.value)}
    />
  );
}
