import { useEffect, useRef, type MouseEvent } from 'react';
import { Picture } from '../media/picture';
import type { Group, Item } from './item';
import { Marked } from './marked';
import styles from './search.module.css';

export const LIST_ID = 'search-found';
export const optionId = (place: number) => `search-option-${place}`;

interface ResultListProps {
  groups: readonly Group[];
  /** Place of the chosen one among all. */
  at: number;
  typed: string;
  open: (item: Item, inNewTab: boolean) => void;
}

/** The options below the field, which keeps the focus. */
export function ResultList({ groups, at, typed, open }: ResultListProps) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  }, [at]);
  return (
    <ul ref={list} className={styles.list} id={LIST_ID} role="listbox" aria-label="ผลการค้นหา">
      {groups.map(({ title, items }, group) => (
        <li key={title} role="presentation">
          {title && <span className={styles.group}>{title}</span>}
          <ul role="group" aria-label={title || 'หน้าจอ'}>
            {items.map((item, index) => {
              const place = index + groups.slice(0, group).reduce((sum, before) => sum + before.items.length, 0);
              return <Option key={place} {...{ item, place, typed, open }} isChosen={place === at} />;
            })}
          </ul>
        </li>
      ))}
    </ul>
  );
}

interface OptionProps extends Pick<ResultListProps, 'typed' | 'open'> {
  item: Item;
  place: number;
  isChosen: boolean;
}

function Option({ item, place, isChosen, typed, open }: OptionProps) {
  const { title, caption, icon: Icon, picture, tag, kept } = item;
  const press = (event: MouseEvent) => open(item, event.ctrlKey || event.metaKey || event.button === 1);
  return (
    <li
      id={optionId(place)}
      role="option"
      aria-selected={isChosen}
      className={styles.option}
      // The field keeps the focus.
      onMouseDown={(event) => event.preventDefault()}
      onClick={press}
      onAuxClick={(event) => event.button === 1 && press(event)}
    >
      {picture ? (
        <Picture path={picture} size={44} />
      ) : (
        <span className={styles.icon}>
          <Icon size={20} aria-hidden />
        </span>
      )}
      <span className={styles.words}>
        <b>
          <Marked text={title} typed={typed} />
        </b>
        <span>{kept ? <Marked text={caption} typed={typed} /> : caption}</span>
      </span>
      {tag}
      {isChosen && (
        <kbd className="desktop-only" aria-hidden>
          Enter
        </kbd>
      )}
    </li>
  );
}
