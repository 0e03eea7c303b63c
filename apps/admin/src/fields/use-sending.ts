import { useContext, useEffect, useRef, useState } from 'react';
import { refusedFile, uploadPicture, type PictureKind } from '../media/picture-upload';
import { FormUploads } from './pending-uploads';

interface Sending {
  percent?: number;
  problem?: string;
  /** What did not arrive, to be sent once more. */
  file?: File;
}

/** One picture on its way to the server. @param arrived takes its path */
export function useSending(kind: PictureKind, arrived: (path: string) => void) {
  const [state, setState] = useState<Sending>({});
  const uploads = useContext(FormUploads);
  const running = useRef<AbortController>(undefined);
  const send = async (file: File): Promise<boolean> => {
    const stop = new AbortController();
    running.current?.abort();
    running.current = stop;
    // What was cancelled, or gave way to another file, changes nothing any more.
    const tell = (sending: Sending) => !stop.signal.aborted && setState(sending);
    tell({ percent: 0 });
    try {
      const path = await uploadPicture(kind, file, (percent) => tell({ percent }), stop.signal);
      if (!stop.signal.aborted) arrived(path);
      tell({});
      return true;
    } catch (failure) {
      tell({ problem: (failure as Error).message, file });
      return stop.signal.aborted;
    }
  };
  useEffect(() => () => running.current?.abort(), []);
  return {
    ...state,
    choose: (file: File) => {
      const problem = refusedFile(file);
      if (problem) setState({ problem });
      else uploads.add(send(file));
    },
    again: () => state.file && uploads.add(send(state.file)),
    cancel: () => {
      running.current?.abort();
      setState({});
    },
  };
}
