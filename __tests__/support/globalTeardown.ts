import { rmSync } from 'node:fs'
import { databaseFolder } from './sandbox/databaseFolder'

/** Removes the databases of this Jest run. */
export default function globalTeardown(): void {
  rmSync(databaseFolder(), { recursive: true, force: true })
}
