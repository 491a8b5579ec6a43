import path from 'node:path'
import ts from 'typescript'
import { createMemoryDisk, type MemoryDisk, type ResolveImport } from './moduleResolvers'
import type { SourceTree } from './readSourceTree'

export interface RelativeImport {
  importer: string
  specifier: string
}

const isSource = (file: string) => /^(src\/|__tests__\/|[^/]+$)/.test(file) && /\.tsx?$/.test(file)

/** Lists the relative imports of src, __tests__ and the root: static and type imports, import() and "export from". */
export function listRelativeImports({ files, read }: SourceTree): RelativeImport[] {
  return files.filter(isSource).flatMap((importer) =>
    ts
      .preProcessFile(read(importer))
      .importedFiles.filter(({ fileName }) => fileName.startsWith('.'))
      .map(({ fileName }) => ({ importer, specifier: fileName })),
  )
}

/** Keeps one import of each specifier per folder, because all of them refer to the same file. */
function dropRepeatedImports(imports: RelativeImport[]): RelativeImport[] {
  const byMeaning = new Map(imports.map((one) => [`${path.posix.dirname(one.importer)} ${one.specifier}`, one]))
  return [...byMeaning.values()]
}

/** Finds the imports that resolve to another file or to no file on a disk that ignores case. */
export function findStrayImports(
  files: string[],
  imports: RelativeImport[],
  createResolver: (disk: MemoryDisk) => ResolveImport,
): string[] {
  const resolveExactly = createResolver(createMemoryDisk(files, { foldCase: false }))
  const resolveFolded = createResolver(createMemoryDisk(files, { foldCase: true }))
  return dropRepeatedImports(imports).flatMap(({ importer, specifier }) => {
    const folder = path.posix.dirname(importer)
    const [meant, found] = [resolveExactly, resolveFolded].map((resolve) => resolve(folder, specifier) ?? 'nothing')
    // An import that resolves on neither disk is reported too, because the list of files would be incomplete.
    if (meant === found && meant !== 'nothing') return []
    return [`${importer} imports ${specifier}: finds ${found}, means ${meant}`]
  })
}
