import path from 'node:path'
import ts from 'typescript'
import { createMemoryDisk, type MemoryDisk, type ResolveImport } from './moduleResolvers'
import type { SourceTree } from './readSourceTree'

export interface RelativeImport {
  importer: string
  specifier: string
}

const isSource = (file: string) => /^(src\/|__tests__\/|[^/]+$)/.test(file) && /\.tsx?$/.test(file)

/**
 * Lists the relative imports of src, __tests__ and the root: static ones, those of types, import() and "export from".
 */
export function listRelativeImports({ files, read }: SourceTree): RelativeImport[] {
  return files.filter(isSource).flatMap((importer) =>
    ts
      .preProcessFile(read(importer))
      .importedFiles.filter(({ fileName }) => fileName.startsWith('.'))
      .map(({ fileName }) => ({ importer, specifier: fileName })),
  )
}

/** Keeps one import of each specifier in a folder: all of them mean the same file. */
function dropRepeatedImports(imports: RelativeImport[]): RelativeImport[] {
  const byMeaning = new Map(imports.map((one) => [`${path.posix.dirname(one.importer)} ${one.specifier}`, one]))
  return [...byMeaning.values()]
}

/** Finds the imports that mean another file, or none, on a disk that folds case than on one that tells cases apart. */
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
    // An import that means nothing on either disk would say that this list of files is not the whole tree.
    if (meant === found && meant !== 'nothing') return []
    return [`${importer} imports ${specifier}: finds ${found}, means ${meant}`]
  })
}
