import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { reloadOnceForMissingChunks } from './app/chunk-reload';

reloadOnceForMissingChunks();
startTransition(() => {
  hydrateRoot(document, <HydratedRouter />);
});
