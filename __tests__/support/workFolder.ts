import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'

/** The returned function creates a temporary folder with the given files, which is removed after the test. */
export function workFolder(): (files: Record<string, string>) => string {
  const created: string[] = []
  afterEach(() => created.splice(0).forEach((folder) => rmSync(folder, { recursive: true })))
  return (files) => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'up-north-'))
    created.push(folder)
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
      writeFileSync(path.join(folder, name), text)
    }
    return folder
  }
}
