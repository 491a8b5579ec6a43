/**
 * In ms: the time until the other tabs, which browsers run in other processes, can read what one tab writes to storage.
 * Messages and locks are faster.
 */
export const storageLag = 500
