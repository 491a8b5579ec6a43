/**
 * The time in ms until other tabs can read a value that one tab writes to storage. Browsers run tabs in separate
 * processes, and messages and locks arrive sooner.
 */
export const storageLag = 500
