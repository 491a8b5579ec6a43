import rehypeSanitize, { defaultSchema } from 'rehype-sanitize'
import rehypeStringify from 'rehype-stringify'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import type { ContentSection } from '../contents/content'
import type { TextProblem } from './TextError'

interface RenderedText {
  /** The YAML at the start of the text, and the line on which the YAML begins; null without YAML. */
  yaml: { source: string; firstLine: number } | null
  sections: ContentSection[]
  problems: TextProblem[]
}

/** Returns the address of a link, or a description of its error. */
export type ResolveLink = (url: string, line: number) => { href: string } | { error: string }

const parser = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm)

const renderer = unified()
  .use(remarkRehype)
  .use(rehypeSanitize, {
    ...defaultSchema,
    protocols: { ...defaultSchema.protocols, href: ['https', 'mailto', 'tel'] },
  })
  .use(rehypeStringify)

type Root = ReturnType<typeof parser.parse>
type RootContent = Root['children'][number]
type Nodes = Root | RootContent

type FillText = (text: string) => string

/**
 * Turns a Markdown text into the HTML of its sections. Each heading of the second level begins a section. `fillText` is
 * applied to each text and to the address of each link.
 */
export function renderMarkdown(source: string, resolveLink: ResolveLink, fillText: FillText): RenderedText {
  const root = parser.parse(source)
  const [firstNode, ...otherNodes] = root.children
  const yaml = firstNode?.type === 'yaml' ? { source: firstNode.value, firstLine: findLine(firstNode) + 1 } : null
  const content = yaml ? otherNodes : root.children
  const problems = content.flatMap((node) => prepareNode(node, resolveLink, fillText))
  return { yaml, problems, sections: splitSections(content).map(renderSection) }
}

const findLine = ({ position }: Nodes): number => position?.start.line ?? 1

/** The types of nodes that a page may not have, with the reason. */
const forbiddenTypes: Partial<Record<Nodes['type'], string>> = {
  html: 'HTML is not permitted; write Markdown',
  image: 'a picture belongs in the front matter',
  imageReference: 'a picture belongs in the front matter',
  definition: 'write the address of a link beside its text',
  footnoteDefinition: 'footnotes are not permitted',
}

/**
 * Lists the errors of a node and its descendants, fills its texts, and replaces the address in each link with the
 * resolved address. A word joiner keeps a line from ending after the hyphen of "e-mail".
 */
function prepareNode(node: RootContent, resolveLink: ResolveLink, fillText: FillText): TextProblem[] {
  const line = findLine(node)
  const problem = forbiddenTypes[node.type]
  if (problem) return [{ line, message: problem }]
  if (node.type === 'heading' && node.depth === 1)
    return [{ line, message: 'the title of a page is in data/pages.json; begin with a heading of two signs' }]
  if (node.type === 'heading' && readText(node).trim() === '') return [{ line, message: 'a heading has no text' }]
  const ownProblems: TextProblem[] = []
  if (node.type === 'text') node.value = fillText(node.value).replaceAll(/\b(e-)(?=mail)/gi, '$1\u2060')
  if (node.type === 'link') {
    const resolvedUrl = resolveLink(fillText(node.url), line)
    if ('error' in resolvedUrl) ownProblems.push({ line, message: resolvedUrl.error })
    else node.url = resolvedUrl.href
  }
  return 'children' in node
    ? [...ownProblems, ...node.children.flatMap((child) => prepareNode(child, resolveLink, fillText))]
    : ownProblems
}

interface SourceSection {
  heading: string | null
  nodes: RootContent[]
}

function splitSections(nodes: readonly RootContent[]): SourceSection[] {
  const sections: SourceSection[] = []
  for (const node of nodes) {
    if (node.type === 'heading' && node.depth === 2) sections.push({ heading: readText(node), nodes: [] })
    else if (sections.length === 0) sections.push({ heading: null, nodes: [node] })
    else sections.at(-1)!.nodes.push(node)
  }
  return sections
}

function renderSection({ heading, nodes }: SourceSection): ContentSection {
  const root: Root = { type: 'root', children: nodes }
  return { heading, html: renderer.stringify(renderer.runSync(root)).trim() }
}

function readText(node: Nodes): string {
  if ('value' in node) return node.value
  return 'children' in node ? node.children.map(readText).join('') : ''
}
