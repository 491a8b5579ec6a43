/**
 * In ms: how long what one tab writes to storage may take to be seen by the others, which browsers run in processes of
 * their own. Messages and locks come sooner.
 */
export const storageLag = 500
