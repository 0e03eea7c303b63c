import '@ant-design/v5-patch-for-react-19';
import 'dayjs/locale/th';
import dayjs from 'dayjs';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app';
import { reloadOnLostChunk } from './chunk-reload';
import './styles.css';

dayjs.locale('th');
reloadOnLostChunk();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
