import { Input } from 'antd';
import { Search } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

interface SearchBoxProps {
  placeholder: string;
  value?: string;
  onSearch: (text: string) => void;
}

/** Long enough for a Thai syllable to be complete. */
const PAUSE_MS = 300;

/** Searches while one types, after a short pause. Words that are looked for otherwise, as after Back, stand in it, too. */
export function SearchBox({ placeholder, value = '', onSearch }: SearchBoxProps) {
  const [text, setText] = useState(value);
  const pause = useRef<number>(undefined);
  const searched = useRef(value);
  useEffect(() => () => window.clearTimeout(pause.current), []);
  const follow = useEffectEvent((words: string) => {
    // One's own come back while one types on.
    if (words === searched.current || pause.current !== undefined) return;
    searched.current = words;
    setText(words);
  });
  useEffect(() => follow(value), [value]);
  const type = (typed: string) => {
    setText(typed);
    window.clearTimeout(pause.current);
    pause.current = window.setTimeout(() => {
      pause.current = undefined;
      searched.current = typed.trim();
      onSearch(searched.current);
    }, PAUSE_MS);
  };
  return (
    <Input
      allowClear
      type="search"
      value={text}
      placeholder={placeholder}
      aria-label={placeholder}
      prefix={<Search size={18} aria-hidden />}
      onChange={(event) => type(event.target.value)}
    />
  );
}
