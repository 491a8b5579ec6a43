import { rmSync } from 'node:fs'
import { databaseFolder } from './sandbox/databaseFolder'

/** Takes the databases of this run away. */
export default function globalTeardown(): void {
  rmSync(databaseFolder(), { recursive: true, force: true })
}
