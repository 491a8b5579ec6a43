/**
 * The time in ms after which other tabs can read a value that one tab writes to storage. Browsers run tabs in separate
 * processes, in which messages and locks arrive sooner than stored values.
 */
export const storageLag = 500
