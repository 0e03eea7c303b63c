import { defineJob } from '@wethi/platform';

/** Makes the file that a customer asked for; handled in notifications, which knows the tables of all domains. */
export const packOwnData = defineJob<{ own_data_file_id: number }>('pack-own-data', { lane: 'heavy', timeout: '10m' });

/** Deletes the accounts whose time to change one's mind is over, and what was kept of others long enough. */
export const eraseDueAccounts = defineJob<object>('erase-due-accounts', { lane: 'heavy', timeout: '30m' });
