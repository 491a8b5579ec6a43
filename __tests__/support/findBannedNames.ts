import path from 'node:path'
import ts from 'typescript'
import type { SourceTree } from './readSourceTree'

interface Declaration {
  name: string
  isProperty: boolean
}

const isModule = (file: string) => /^src\/.+\.tsx?$/.test(file)

/** Properties in these files are fields of the shop API or keys of messages, which need not follow the glossary. */
const isWireOrMessages = (file: string) => /^src\/(contract|i18n)\//.test(file)

/** For example, "cartOffer", "cart-offer" and "CART_OFFER" all become "cart" and "offer". */
export const splitWords = (name: string): string[] =>
  (name.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+/g) ?? []).map((word) => word.toLowerCase())

const isPropertyName = ({ parent }: ts.Node) =>
  ts.isPropertySignature(parent) || ts.isPropertyDeclaration(parent) || ts.isMethodSignature(parent)

/**
 * True for properties of object literals, JSX attributes, imports and exports under the same name, and variables named
 * after a property ("{ left }").
 */
function repeatsName(node: ts.Identifier): boolean {
  const { parent } = node
  if (ts.isPropertyAssignment(parent) || ts.isShorthandPropertyAssignment(parent) || ts.isJsxAttribute(parent))
    return true
  if (ts.isPropertyAccessExpression(parent)) return true
  return (
    (ts.isBindingElement(parent) || ts.isImportSpecifier(parent) || ts.isExportSpecifier(parent)) &&
    !parent.propertyName
  )
}

/** The names of variables, functions, types, parameters, properties of types, and aliases count. */
function listDeclarations(file: string, text: string): Declaration[] {
  const declarations: Declaration[] = []
  const visit = (node: ts.Node) => {
    if (ts.isIdentifier(node) && (node.parent as { name?: ts.Node }).name === node && !repeatsName(node))
      declarations.push({ name: node.text, isProperty: isPropertyName(node) })
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.ESNext, true))
  return declarations
}

/** The contract and the message files declare these keys. */
function listForeignProperties({ files, read }: SourceTree): Set<string> {
  const names = new Set<string>()
  const visit = (node: ts.Node) => {
    if (ts.isPropertySignature(node) || ts.isPropertyAssignment(node)) names.add(node.name.getText())
    ts.forEachChild(node, visit)
  }
  for (const file of files.filter(isWireOrMessages))
    visit(ts.createSourceFile(file, read(file), ts.ScriptTarget.ESNext, true))
  return names
}

/**
 * Reports each name with a banned word once per file. Checks the identifiers that src declares, except fields of the
 * shop API and keys of messages, and the names of files in src and __tests__.
 */
export function findBannedNames(tree: SourceTree, banned: ReadonlySet<string>, allowed: ReadonlySet<string>): string[] {
  const hasBannedWord = (text: string) => splitWords(text).some((word) => banned.has(word))
  const isBanned = (name: string) => !allowed.has(name) && hasBannedWord(name)
  // Parsing takes most of the time, and few modules have a banned word at all.
  const modules = tree.files.filter((file) => isModule(file) && hasBannedWord(tree.read(file)))
  const foreign = listForeignProperties({ ...tree, files: modules })
  const inCode = modules.flatMap((file) => {
    const names = listDeclarations(file, tree.read(file))
      .filter(
        ({ name, isProperty }) => isBanned(name) && !(isProperty && (isWireOrMessages(file) || foreign.has(name))),
      )
      .map(({ name }) => name)
    return [...new Set(names)].map((name) => `${file} declares ${name}`)
  })
  const isNamedByUs = (file: string) => /^(src|__tests__)\//.test(file)
  const inNames = tree.files.filter((file) => isNamedByUs(file) && isBanned(path.posix.basename(file).split('.')[0]!))
  return [...inCode, ...inNames.map((file) => `the file name ${file}`)]
}
