import { errorText } from '@wethi/http';
import { useContext, useEffect, useRef, useState } from 'react';
import { refusedFile, typesOf, uploadPicture, type PictureKind } from '../../media/picture-upload';
import { FormUploads } from '../pending-uploads';

interface State {
  percent?: number;
  /** Seconds until the last of it has left, as fast as it went so far; unknown in the first second. */
  rest?: number;
  problem?: string;
  /** What did not arrive, to be sent once more. */
  file?: File;
}

interface Ways<Result> {
  /** What is wrong with a file before it is sent. */
  refused: (file: File) => string | undefined;
  send: (file: File, progress: (percent: number) => void, signal: AbortSignal) => Promise<Result>;
  arrived: (result: Result, file: File) => void;
}

export type Sending = ReturnType<typeof useSending>;

/** One file on its way to the server. */
export function useSending<Result>({ refused, send, arrived }: Ways<Result>) {
  const [state, setState] = useState<State>({});
  const uploads = useContext(FormUploads);
  const running = useRef<AbortController>(undefined);
  const begin = async (file: File): Promise<boolean> => {
    const stop = new AbortController();
    running.current?.abort();
    running.current = stop;
    // What was cancelled, or gave way to another file, changes nothing any more.
    const tell = (now: State) => !stop.signal.aborted && setState(now);
    const began = performance.now();
    tell({ percent: 0 });
    try {
      const result = await send(file, (percent) => tell({ percent, rest: restOf(percent, began) }), stop.signal);
      if (!stop.signal.aborted) arrived(result, file);
      tell({});
      return true;
    } catch (failure) {
      tell({ problem: errorText(failure), file });
      return stop.signal.aborted;
    }
  };
  useEffect(() => () => running.current?.abort(), []);
  return {
    ...state,
    choose: (file: File) => {
      const problem = refused(file);
      if (problem) setState({ problem });
      else uploads.add(begin(file));
    },
    again: () => state.file && uploads.add(begin(state.file)),
    cancel: () => {
      running.current?.abort();
      setState({});
    },
  };
}

function restOf(percent: number, began: number): number | undefined {
  const seconds = (performance.now() - began) / 1000;
  return seconds < 1 || percent === 0 ? undefined : Math.ceil((seconds * (100 - percent)) / percent);
}

/** @param arrived takes its path */
export function useSendingPicture(kind: PictureKind, arrived: (path: string) => void) {
  return useSending<string>({
    refused: (file) => refusedFile(file, typesOf(kind)),
    send: (file, progress, signal) => uploadPicture(kind, file, progress, signal),
    arrived,
  });
}
