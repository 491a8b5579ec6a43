import { existsSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setDatabaseFolder } from './sandbox/databaseFolder'

export default function globalSetup(): void {
  if (existsSync(path.join(__dirname, '../demo/shop')))
    process.stderr.write('Skipped: the tests of the demo’s data (__tests__/demo), because data/ has another shop.\n')
  setDatabaseFolder(mkdtempSync(path.join(tmpdir(), 'up-north-tests-')))
}
