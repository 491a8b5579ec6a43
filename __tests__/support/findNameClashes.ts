import path from 'node:path'

/** The extensions that an import may omit. */
const moduleEndings = new Set(['.mjs', '.js', '.jsx', '.wasm', '.json', '.ts', '.tsx'])

const isModule = (file: string) => moduleEndings.has(path.posix.extname(file))

/** Cuts "Button.module.css" to "Button", like "Button.tsx": a style sheet bears the name of its component. */
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

/** Groups names that are equal without case; returns the groups of more than one name. */
function groupWithoutCase(names: string[], cut: (name: string) => string): string[][] {
  const groups = new Map<string, string[]>()
  for (const name of names) {
    const key = cut(name).toLowerCase()
    groups.set(key, [...(groups.get(key) ?? []), name])
  }
  return [...groups.values()].filter((group) => group.length > 1)
}

/**
 * Finds files of one folder that a disk or an import may confuse: without their extensions their names differ in case
 * only, or not at all although an import can mean both. Folders whose names differ in case only clash as well.
 */
export function findNameClashes(files: string[]): string[][] {
  const differInCase = (group: string[]) => new Set(group.map(cutEnding)).size > 1
  return [
    ...groupWithoutCase(files, cutEnding).filter((group) => differInCase(group) || group.filter(isModule).length > 1),
    ...groupWithoutCase(listFolders(files), (folder) => folder),
  ]
}
