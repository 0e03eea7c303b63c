import '@ant-design/v5-patch-for-react-19';
import { reloadOnceForMissingChunks } from '@wethi/browser/chunk-reload';
import dayjs from 'dayjs';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app';
import { reportErrors } from './error-reports';
import './styles.css';
import { THAI_DATES } from './thai';

dayjs.locale('th', THAI_DATES);
reloadOnceForMissingChunks();
reportErrors();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
