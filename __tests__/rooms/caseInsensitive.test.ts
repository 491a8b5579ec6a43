/** @jest-environment node */
import path from 'node:path'
import { readSourceTree } from '../support/readSourceTree'

test('no two names in a folder differ only in case or in an extension that an import may omit', () => {
  expect(findNameClashes(readSourceTree(path.join(__dirname, '../..')).files)).toEqual([])
})

test.each([
  ['src/List.tsx', 'src/list.module.css'],
  ['src/List.tsx', 'src/List.ts'],
  ['src/Lists/a.ts', 'src/lists/b.ts'],
])('the file %s clashes with %s', (...files) => {
  expect(findNameClashes(files)).toHaveLength(1)
})

/** The extensions that an import may omit. */
const moduleEndings = new Set(['.mjs', '.js', '.jsx', '.wasm', '.json', '.ts', '.tsx'])

const isModule = (file: string) => moduleEndings.has(path.posix.extname(file))

/**
 * Shortens "Button.module.css" to "Button", as for "Button.tsx", because a style sheet has the name of its component.
 */
const cutEnding = (file: string) => file.replace(/(\.module)?\.[^./]+$/, '')

function listFolders(files: string[]): string[] {
  const folders = new Set<string>()
  for (const file of files) {
    let folder = path.posix.dirname(file)
    while (folder !== '.' && !folders.has(folder)) {
      folders.add(folder)
      folder = path.posix.dirname(folder)
    }
  }
  return [...folders]
}

/** Groups names that are equal when case is ignored. Returns the groups of several names. */
function groupWithoutCase(names: string[], cut: (name: string) => string): string[][] {
  const groups = new Map<string, string[]>()
  for (const name of names) {
    const key = cut(name).toLowerCase()
    groups.set(key, [...(groups.get(key) ?? []), name])
  }
  return [...groups.values()].filter((group) => group.length > 1)
}

/**
 * Finds files in one folder that a disk or an import may confuse. Without their extensions, their names differ only in
 * case, or are equal although an import can mean either file. Folders whose names differ only in case clash as well.
 */
function findNameClashes(files: string[]): string[][] {
  const differInCase = (group: string[]) => new Set(group.map(cutEnding)).size > 1
  return [
    ...groupWithoutCase(files, cutEnding).filter((group) => differInCase(group) || group.filter(isModule).length > 1),
    ...groupWithoutCase(listFolders(files), (folder) => folder),
  ]
}
