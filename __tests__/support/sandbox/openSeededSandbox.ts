import { randomUUID } from 'node:crypto'
import { copyFileSync, existsSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { isoDay } from '../../../src/sandbox/rules/days'
import { openSandbox, type Sandbox, type SandboxOptions } from '../../../src/sandbox/openSandbox'
import { databaseFolder } from './databaseFolder'

/** The database of a day (the catalogue's dates count from it), filled by whichever test asks first. */
function filledOn(day: string): string {
  const file = path.join(databaseFolder(), `${day}.db`)
  if (existsSync(file)) return file
  const begun = path.join(databaseFolder(), `${randomUUID()}.db`)
  const { database, close } = openSandbox({ database: begun, now: () => new Date(day), mailFolder: null })
  // All of it into the one file: libsql leaves it in the log beside, which is not copied.
  database.exec('PRAGMA wal_checkpoint(TRUNCATE)')
  close()
  renameSync(begun, file)
  return file
}

/**
 * A sandbox whose database is a copy of one that was filled from the demo catalogue before: filling one takes longer
 * than most tests. Mails are kept in memory; `close` takes the copy away.
 */
export function openSeededSandbox(options: Omit<SandboxOptions, 'database' | 'mailFolder'> = {}): Sandbox {
  const database = path.join(databaseFolder(), `${randomUUID()}.db`)
  copyFileSync(filledOn(isoDay(options.now?.() ?? new Date())), database)
  const sandbox = openSandbox({ ...options, database, mailFolder: null })
  // It is thrown away: nobody needs it on the disk.
  sandbox.database.exec('PRAGMA synchronous = OFF')
  return {
    ...sandbox,
    close: () => {
      sandbox.close()
      for (const file of [database, `${database}-wal`, `${database}-shm`]) rmSync(file, { force: true })
    },
  }
}
