import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setDatabaseFolder } from './sandbox/databaseFolder'

/** Creates a folder for the databases of this Jest run. */
export default function globalSetup(): void {
  setDatabaseFolder(mkdtempSync(path.join(tmpdir(), 'up-north-tests-')))
}
