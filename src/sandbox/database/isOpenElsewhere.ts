import Libsql from 'libsql'

/**
 * Returns whether another connection has the database open: only the last connection can switch off the write-ahead
 * log.
 */
export function isOpenElsewhere(file: string): boolean {
  const connection = new Libsql(file)
  try {
    connection.pragma('journal_mode = DELETE')
    return false
  } catch {
    return true
  } finally {
    connection.close()
  }
}
