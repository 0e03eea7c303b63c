import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { reloadOnceForMissingChunks } from '@wethi/browser';
import { reportError, reportErrors } from './shell/error-reports';
import { startServiceWorker } from './shell/service-worker';

reloadOnceForMissingChunks();
reportErrors();
startServiceWorker();
startTransition(() => {
  hydrateRoot(document, <HydratedRouter onError={reportError} />);
});
