import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Refusal } from '../api/refusal';
import { ToastProvider } from '../components/toast';
import { DialogHost } from './dialog-host';

/** A refusal is an answer; only a lost connection or a busy server is worth asking again. */
function retry(failures: number, error: Error): boolean {
  return failures < 2 && error instanceof Refusal && (error.status === 0 || error.status === 503);
}

export function Providers({ children }: { children: ReactNode }) {
  const [client] = useState(
    () => new QueryClient({ defaultOptions: { queries: { retry, staleTime: 30_000, refetchOnWindowFocus: true } } }),
  );
  return (
    <QueryClientProvider client={client}>
      <ToastProvider>
        <DialogHost>{children}</DialogHost>
      </ToastProvider>
    </QueryClientProvider>
  );
}
