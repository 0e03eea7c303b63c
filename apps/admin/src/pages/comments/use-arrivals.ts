import { useQueryClient } from '@tanstack/react-query';
import { callUrl, openEventStream } from '@wethi/http';
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { readAnew, readFiguresAnew } from './use-moderation';

/** So soon the server tells of what was done here. */
const ECHO_MS = 1_500;

/**
 * Reads what is written as it comes. While the pointer or the focus is in the list, nothing moves under it: what came is
 * shown when both have left, or when one asks for it.
 * @param list holds the rows
 */
export function useArrivals(list: RefObject<HTMLElement | null>) {
  const client = useQueryClient();
  const [waiting, setWaiting] = useState(false);
  const isWaiting = useRef(false);
  const actedAt = useRef(0);
  const wait = useCallback((value: boolean) => {
    isWaiting.current = value;
    // Of one's own acts the list shows the outcome already.
    const isEcho = Date.now() - actedAt.current < ECHO_MS;
    if (!value || !isEcho) setWaiting(value);
  }, []);
  const show = useCallback(() => {
    wait(false);
    readAnew(client);
  }, [client, wait]);

  const arrive = useCallback(() => {
    if (!list.current?.matches(':hover, :focus-within')) return show();
    readFiguresAnew(client);
    wait(true);
  }, [client, list, show, wait]);

  // What was written while the line was gone, too.
  useEffect(() => openEventStream(callUrl('moderation/events'), { onEvent: arrive, onOpen: arrive }), [arrive]);

  const leave = useCallback(() => {
    // The focus has not arrived yet where it goes.
    requestAnimationFrame(() => {
      if (isWaiting.current && !list.current?.matches(':hover, :focus-within')) show();
    });
  }, [list, show]);
  const act = useCallback(() => void (actedAt.current = Date.now()), []);
  return { waiting, show, act, handlers: { onPointerLeave: leave, onBlur: leave } };
}
