import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { ApiError } from '@wethi/http';
import { ToastProvider } from '../ui/feedback/toast';
import { DialogHost } from './dialog-host';

/** A refusal is an answer; only a lost connection or a busy server is worth asking again. */
function retry(failures: number, error: Error): boolean {
  return failures < 2 && error instanceof ApiError && (error.status === 0 || error.status === 503);
}

export function Providers({ children }: { children: ReactNode }) {
  const [client] = useState(
    () =>
      new QueryClient({
        defaultOptions: {
          queries: { retry, staleTime: 30_000, refetchOnWindowFocus: true },
          // What cannot be sent now is told, and not kept for later.
          mutations: { networkMode: 'always' },
        },
      }),
  );
  return (
    <QueryClientProvider client={client}>
      <ToastProvider>
        <DialogHost>{children}</DialogHost>
      </ToastProvider>
    </QueryClientProvider>
  );
}
