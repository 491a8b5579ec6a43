import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setDatabaseFolder } from './sandbox/databaseFolder'

/** A folder for the databases of this run of jest. */
export default function globalSetup(): void {
  setDatabaseFolder(mkdtempSync(path.join(tmpdir(), 'up-north-tests-')))
}
