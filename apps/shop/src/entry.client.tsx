import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { reloadOnceForMissingChunks } from './app/chunk-reload';
import { reportError, reportErrors } from './app/error-reports';

reloadOnceForMissingChunks();
reportErrors();
startTransition(() => {
  hydrateRoot(document, <HydratedRouter onError={reportError} />);
});
