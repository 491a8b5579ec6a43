import { rmSync } from 'node:fs'
import { databaseFolder } from './sandbox/databaseFolder'

export default function globalTeardown(): void {
  rmSync(databaseFolder(), { recursive: true, force: true })
}
