import ts from 'typescript'
import type { SourceTree } from './readSourceTree'

/** A customer may read the text, which comes from the file. */
export interface ShownText {
  file: string
  text: string
}

const isMessages = (file: string) => /^src\/(i18n\/(nl|en)\/.+|sandbox\/mail\/(nl|en))\.ts$/.test(file)
const isContent = (file: string) => /^data\/.+\.json$/.test(file)
const isMarkdown = (file: string) => /^data\/content\/.+\.md$/.test(file)

/** A name in the code is the path of an import, or a type. */
const isCodeName = ({ parent }: ts.Node) => ts.isImportDeclaration(parent) || ts.isLiteralTypeNode(parent)

/** Lists the strings and the literal parts of the templates of a module. */
function listMessages(file: string, source: string): string[] {
  const texts: string[] = []
  const visit = (node: ts.Node) => {
    if (ts.isTemplateLiteralToken(node) || (ts.isStringLiteral(node) && !isCodeName(node))) texts.push(node.text)
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.ESNext, true))
  return texts
}

/** Ids and paths have neither capitals nor spaces, and are left out. */
function listValues(value: unknown): string[] {
  if (typeof value === 'string') return /^[\w/:*.-]*$/.test(value) && !/[A-Z]/.test(value) ? [] : [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listValues) : []
}

/** Leaves out the addresses of links and names of the code. */
const listLines = (source: string): string[] =>
  source
    .replace(/\]\([^)]*\)/g, ']')
    .replace(/`[^`\n]*`/g, '``')
    .split('\n')
    .filter(Boolean)

/** The texts come from the messages, the emails, the page table and the content. */
export function listShownTexts({ files, read }: SourceTree): ShownText[] {
  return files.flatMap((file) => {
    if (isMessages(file)) return listMessages(file, read(file)).map((text) => ({ file, text }))
    if (isMarkdown(file)) return listLines(read(file)).map((text) => ({ file, text }))
    return isContent(file) ? listValues(JSON.parse(read(file)) as unknown).map((text) => ({ file, text })) : []
  })
}
