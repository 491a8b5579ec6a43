import path from 'node:path'
import { listRelativeImports } from './findStrayImports'
import { createMemoryDisk, createTypeScriptResolver } from './moduleResolvers'
import type { SourceTree } from './readSourceTree'

/**
 * Finds the groups of modules below a folder that import each other in a circle. Imports of types, import() and "export
 * from" count as well, because a reader of one module in the group has to read all of them.
 * @returns the files of each circle in alphabetical order
 */
export function findImportCircles(tree: SourceTree, folder = 'src'): string[][] {
  const graph = readImportGraph(tree, folder)
  const circles = findStrongComponents(graph).filter((files) => files.length > 1 || importsItself(files, graph))
  return circles.map((files) => files.sort()).sort(([one = ''], [other = '']) => one.localeCompare(other))
}

/** The modules that each module imports. */
type ImportGraph = Map<string, Set<string>>

function readImportGraph(tree: SourceTree, folder: string): ImportGraph {
  const resolve = createTypeScriptResolver(createMemoryDisk(tree.files, { foldCase: false }))
  const graph: ImportGraph = new Map()
  for (const { importer, specifier } of listRelativeImports(tree)) {
    if (!importer.startsWith(`${folder}/`)) continue
    const imported = resolve(path.posix.dirname(importer), specifier)
    const known = graph.get(importer) ?? new Set()
    graph.set(importer, imported === undefined ? known : known.add(imported))
  }
  return graph
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
