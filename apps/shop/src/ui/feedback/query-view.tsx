import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { errorText } from '@wethi/http';
import { Failure } from './failure';
import { SkeletonList } from './skeleton';

interface QueryViewProps<Data> {
  query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'refetch'>;
  /** The shape of what is on its way; a list of cards, unless it says otherwise. */
  skeleton?: ReactNode;
  /** What to say when it cannot be read. */
  failure: string;
  /** As a line, where other things stand beside it. */
  inline?: boolean;
  /** Of the page, while what is read does not bring it. */
  heading?: string;
  /** In the place of an empty list, or of what does not exist. */
  empty: ReactNode;
  children: (data: NonNullable<Data>) => ReactNode;
}

/** What was read; else its shape, that it failed, or that there is none. A failure takes away nothing that is there. */
export function QueryView<Data>({
  query: { data, error, refetch },
  skeleton = <SkeletonList rows={3} height={164} />,
  failure,
  inline,
  heading,
  empty,
  children,
}: QueryViewProps<Data>) {
  const instead = (shown: ReactNode) => (
    <>
      {heading && <h1 className="sr">{heading}</h1>}
      {shown}
    </>
  );
  const retry = () => void refetch();
  if (data === undefined)
    return instead(
      error ? <Failure title={failure} text={errorText(error)} inline={inline} onRetry={retry} /> : skeleton,
    );
  const isNothing = data === null || (Array.isArray(data) && data.length === 0);
  return isNothing ? instead(empty) : children(data);
}
