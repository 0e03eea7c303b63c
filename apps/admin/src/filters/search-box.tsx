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

/** Searches while one types, after a short pause; at once when the box is left, before anything else is pressed. */
export function SearchBox({ placeholder, value, onSearch }: SearchBoxProps) {
  const pause = useRef<number>(undefined);
  const typed = useRef<string>(undefined);
  useEffect(() => () => window.clearTimeout(pause.current), []);
  const search = () => {
    window.clearTimeout(pause.current);
    if (typed.current === undefined) return;
    onSearch(typed.current.trim());
    typed.current = undefined;
  };
  const later = (text: string) => {
    window.clearTimeout(pause.current);
    typed.current = text;
    pause.current = window.setTimeout(search, PAUSE_MS);
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
      onBlur={search}
    />
  );
}
