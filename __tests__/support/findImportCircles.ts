import path from 'node:path'
import ts from 'typescript'
import type { SourceTree } from './readSourceTree'

/**
 * Finds the groups of modules in src that import each other in a circle. Imports of types, import() and "export from"
 * count as well, because a reader of one module in the group has to read all of them.
 * @returns the files of each circle in alphabetical order
 */
export function findImportCircles(tree: SourceTree): string[][] {
  const graph = readImportGraph(tree, listAllSpecifiers)
  const circles = findStrongComponents(graph).filter((files) => files.length > 1 || importsItself(files, graph))
  return sortCircles(circles)
}

/**
 * Finds the groups of folders in src that import values from each other in a circle. A folder and its parent are two
 * folders. Imports of types and import() do not count, because the code of one folder then starts without the other.
 * @returns the folders of each circle in alphabetical order
 */
export function findFolderCircles(tree: SourceTree): string[][] {
  const folders: ImportGraph = new Map()
  for (const [file, imported] of readImportGraph(tree, listValueSpecifiers)) {
    const folder = path.posix.dirname(file)
    const others = [...imported].map((each) => path.posix.dirname(each)).filter((other) => other !== folder)
    folders.set(folder, new Set([...(folders.get(folder) ?? []), ...others]))
  }
  return sortCircles(findStrongComponents(folders).filter((circle) => circle.length > 1))
}

const sortCircles = (circles: string[][]): string[][] =>
  circles.map((circle) => circle.sort()).sort(([one = ''], [other = '']) => one.localeCompare(other))

/** The modules that each module imports, or the folders that each folder imports. */
type ImportGraph = Map<string, Set<string>>

const listAllSpecifiers = (text: string): string[] =>
  ts.preProcessFile(text).importedFiles.map(({ fileName }) => fileName)

function listValueSpecifiers(text: string): string[] {
  // Only the text up to the last import is parsed, because parsing takes long.
  const end = Math.max(0, ...ts.preProcessFile(text).importedFiles.map((each) => each.end)) + 1
  const { statements } = ts.createSourceFile('module.tsx', text.slice(0, end), ts.ScriptTarget.Latest)
  return statements.flatMap((statement) => {
    const isValue =
      (ts.isImportDeclaration(statement) && !isTypeImport(statement)) ||
      (ts.isExportDeclaration(statement) && !statement.isTypeOnly)
    const specifier = isValue ? statement.moduleSpecifier : undefined
    return specifier && ts.isStringLiteral(specifier) ? specifier.text : []
  })
}

function isTypeImport({ importClause }: ts.ImportDeclaration): boolean {
  if (!importClause || importClause.name) return false
  const bindings = importClause.namedBindings
  if (importClause.phaseModifier === ts.SyntaxKind.TypeKeyword) return true
  return (
    bindings !== undefined && ts.isNamedImports(bindings) && bindings.elements.every(({ isTypeOnly }) => isTypeOnly)
  )
}

function readImportGraph({ files, read }: SourceTree, listSpecifiers: (text: string) => string[]): ImportGraph {
  const modules = new Set(files.filter((file) => /^src\/.+\.tsx?$/.test(file)))
  const findModule = (folder: string, specifier: string) =>
    ['.ts', '.tsx'].map((ending) => path.posix.join(folder, specifier) + ending).find((file) => modules.has(file))
  const listImported = (importer: string) =>
    listSpecifiers(read(importer))
      .filter((specifier) => specifier.startsWith('.'))
      .flatMap((specifier) => findModule(path.posix.dirname(importer), specifier) ?? [])
  return new Map([...modules].map((file) => [file, new Set(listImported(file))]))
}

const importsItself = ([file = '']: string[], graph: ImportGraph): boolean => graph.get(file)?.has(file) === true

/** Tarjan's algorithm: modules or folders that can all reach each other form one component. */
function findStrongComponents(graph: ImportGraph): string[][] {
  const order = new Map<string, number>()
  const stack: string[] = []
  const components: string[][] = []

  const visit = (node: string): number => {
    const index = order.size
    let lowest = index
    order.set(node, index)
    stack.push(node)
    for (const imported of graph.get(node) ?? []) {
      if (!order.has(imported)) lowest = Math.min(lowest, visit(imported))
      else if (stack.includes(imported)) lowest = Math.min(lowest, order.get(imported) ?? index)
    }
    if (lowest === index) components.push(stack.splice(stack.indexOf(node)))
    return lowest
  }
  for (const node of graph.keys()) if (!order.has(node)) visit(node)
  return components
}
