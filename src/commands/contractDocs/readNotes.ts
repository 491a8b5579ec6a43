import path from 'node:path'
import ts from 'typescript'
import { contractModules } from './contractModules'

/** The doc comment of a schema or field, and the doc comments of its fields. */
export interface Note {
  text: string
  fields: Record<string, Note>
}

/** The maximum depth of nested fields that are read. No schema is nested more deeply. */
const maxDepth = 8

/**
 * Reads the doc comments of the contract's schemas and their fields, by the name of the schema. Doc comments add
 * nothing to the scripts of the site, and editors show them too.
 */
export function readNotes(): Record<string, Note> {
  const files = Object.keys(contractModules).map((name) => path.resolve('src/contract', `${name}.ts`))
  const program = ts.createProgram(files, {
    strict: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    lib: ['lib.es2022.d.ts'],
    types: [],
    skipLibCheck: true,
    noEmit: true,
  })
  const checker = program.getTypeChecker()
  const symbols = files.flatMap((file) => {
    const source = program.getSourceFile(file)
    const module = source && checker.getSymbolAtLocation(source)
    return module ? checker.getExportsOfModule(module) : []
  })
  return Object.fromEntries(symbols.flatMap((symbol) => readSchema(checker, symbol)))
}

/** Returns the name and the note of a schema, with the fields of its input; an empty list for any other export. */
function readSchema(checker: ts.TypeChecker, symbol: ts.Symbol): [string, Note][] {
  const types = checker.getTypeOfSymbol(symbol).getProperty('~types')
  const input = types && checker.getNonNullableType(checker.getTypeOfSymbol(types)).getProperty('input')
  if (!input) return []
  return [[symbol.name, { ...readNote(checker, input, 0), text: readText(checker, symbol) }]]
}

const readNote = (checker: ts.TypeChecker, symbol: ts.Symbol, depth: number): Note => ({
  text: readText(checker, symbol),
  fields: depth < maxDepth ? readFields(checker, checker.getTypeOfSymbol(symbol), depth + 1) : {},
})

/** Reads the fields of a type: the fields of an object, of the entries in a list, or of all members of a union. */
function readFields(checker: ts.TypeChecker, type: ts.Type, depth: number): Record<string, Note> {
  if (type.isUnion())
    return type.types.reduce((fields, member) => ({ ...fields, ...readFields(checker, member, depth) }), {})
  if (checker.isArrayType(type)) {
    const [entry] = checker.getTypeArguments(type as ts.TypeReference)
    return entry ? readFields(checker, entry, depth) : {}
  }
  if ((type.flags & ts.TypeFlags.Object) === 0) return {}
  return Object.fromEntries(type.getProperties().map((field) => [field.name, readNote(checker, field, depth)]))
}

const readText = (checker: ts.TypeChecker, symbol: ts.Symbol): string =>
  ts
    .displayPartsToString(symbol.getDocumentationComment(checker))
    .replace(/\s*\n\s*/g, ' ')
    .trim()
