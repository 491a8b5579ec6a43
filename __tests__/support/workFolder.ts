import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'

/** A folder of its own for each test that writes files; gone after the test. */
export function workFolder(): (files: Record<string, string>) => string {
  const made: string[] = []
  afterEach(() => made.splice(0).forEach((folder) => rmSync(folder, { recursive: true })))
  return (files) => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'up-north-'))
    made.push(folder)
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
      writeFileSync(path.join(folder, name), text)
    }
    return folder
  }
}
