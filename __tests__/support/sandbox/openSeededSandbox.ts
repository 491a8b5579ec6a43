import { randomUUID } from 'node:crypto'
import { copyFileSync, existsSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { formatUtcDay } from '../../../src/sandbox/rules/days'
import { openSandbox, type Sandbox, type SandboxOptions } from '../../../src/sandbox/openSandbox'
import { databaseFolder } from './databaseFolder'

/** The catalogue's dates are relative to the day. The first test that needs the file creates it. */
function filledOn(day: string): string {
  const file = path.join(databaseFolder(), `${day}.db`)
  if (existsSync(file)) return file
  const begun = path.join(databaseFolder(), `${randomUUID()}.db`)
  const { database, close } = openSandbox({ database: begun, now: () => new Date(day), mailFolder: null })
  // libsql leaves data in a log file, which is not copied. This statement writes all data to the database file.
  database.exec('PRAGMA wal_checkpoint(TRUNCATE)')
  close()
  renameSync(begun, file)
  return file
}

/**
 * The sandbox opens a copy of a database that contains the demo catalogue, because filling a database takes longer than
 * most tests. Emails stay in memory. `close` deletes the copy.
 */
export function openSeededSandbox(options: Omit<SandboxOptions, 'database' | 'mailFolder'> = {}): Sandbox {
  const database = path.join(databaseFolder(), `${randomUUID()}.db`)
  copyFileSync(filledOn(formatUtcDay(options.now?.() ?? new Date())), database)
  const sandbox = openSandbox({ ...options, database, mailFolder: null })
  // The copy is temporary, so it need not be synced to the disk.
  sandbox.database.exec('PRAGMA synchronous = OFF')
  return {
    ...sandbox,
    close: () => {
      sandbox.close()
      for (const file of [database, `${database}-wal`, `${database}-shm`]) rmSync(file, { force: true })
    },
  }
}
