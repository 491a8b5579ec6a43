import path from 'node:path'
import ts from 'typescript'
import type { SourceTree } from './readSourceTree'

/**
 * Finds the groups of modules in src that import each other in a circle. Imports of types, import() and "export from"
 * count as well, because a reader of one module in the group has to read all of them.
 * @returns the files of each circle in alphabetical order
 */
export function findImportCircles(tree: SourceTree): string[][] {
  const graph = readImportGraph(tree)
  const circles = findStrongComponents(graph).filter((files) => files.length > 1 || importsItself(files, graph))
  return circles.map((files) => files.sort()).sort(([one = ''], [other = '']) => one.localeCompare(other))
}

/** The modules that each module imports. */
type ImportGraph = Map<string, Set<string>>

function readImportGraph({ files, read }: SourceTree): ImportGraph {
  const modules = new Set(files.filter((file) => /^src\/.+\.tsx?$/.test(file)))
  const findModule = (folder: string, specifier: string) =>
    ['.ts', '.tsx'].map((ending) => path.posix.join(folder, specifier) + ending).find((file) => modules.has(file))
  const listImported = (importer: string) =>
    ts
      .preProcessFile(read(importer))
      .importedFiles.filter(({ fileName }) => fileName.startsWith('.'))
      .flatMap(({ fileName }) => findModule(path.posix.dirname(importer), fileName) ?? [])
  return new Map([...modules].map((file) => [file, new Set(listImported(file))]))
}

const importsItself = ([file = '']: string[], graph: ImportGraph): boolean => graph.get(file)?.has(file) === true

/** Tarjan's algorithm: modules that can all reach each other form one component. */
function findStrongComponents(graph: ImportGraph): string[][] {
  const order = new Map<string, number>()
  const stack: string[] = []
  const components: string[][] = []

  const visit = (file: string): number => {
    const index = order.size
    let lowest = index
    order.set(file, index)
    stack.push(file)
    for (const imported of graph.get(file) ?? []) {
      if (!order.has(imported)) lowest = Math.min(lowest, visit(imported))
      else if (stack.includes(imported)) lowest = Math.min(lowest, order.get(imported) ?? index)
    }
    if (lowest === index) components.push(stack.splice(stack.indexOf(file)))
    return lowest
  }
  for (const file of graph.keys()) if (!order.has(file)) visit(file)
  return components
}
