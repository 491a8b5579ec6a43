import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Paths are relative to the root of the project, with "/" between folders on every system. */
export interface SourceTree {
  files: string[]
  read: (file: string) => string
}

function readIgnoredFolders(root: string): Set<string> {
  const file = path.join(root, '.gitignore')
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split(/\r?\n/) : []
  return new Set(['.git', ...lines.filter((line) => line.endsWith('/')).map((line) => line.slice(0, -1))])
}

/** Omits the folders that .gitignore excludes. Does not use git, because an unpacked archive has no repository. */
export function readSourceTree(root: string): SourceTree {
  const ignored = readIgnoredFolders(root)
  const listFiles = (folder: string): string[] =>
    readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
      const name = path.posix.join(folder, entry.name)
      if (!entry.isDirectory()) return [name]
      return ignored.has(entry.name) ? [] : listFiles(name)
    })
  return { files: listFiles(''), read: (file) => readFileSync(path.join(root, file), 'utf8') }
}
