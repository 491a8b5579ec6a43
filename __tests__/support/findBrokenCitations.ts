import path from 'node:path'
import type { SourceTree } from './readSourceTree'

const isText = (file: string) =>
  /^(src|__tests__|docs|\.ci|\.github)\/|^[^/]+$/.test(file) &&
  /\.(tsx?|[cm]?js|css|md|json|ya?ml)$|^\.env\.example$|^\.ci\//.test(file) &&
  file !== 'package-lock.json'

/** A citation may continue on the next line, after the comment mark. */
const joinLines = (text: string) => text.replace(/\s*\n\s*(?:\*(?!\/)|\/\/|#(?!#))?\s*/g, ' ')

function listHeadings(markdown: string): string[] {
  const withoutExamples = markdown.replace(/^\s*```[^]*?^\s*```$/gm, '')
  return [...withoutExamples.matchAll(/^#{1,6} (.+)$/gm)].map(([, heading]) => heading!.trim())
}

/** For example "4" for "## 4. States", and "4.2" for "### 4.2 Session". */
export function listSections(markdown: string): Set<string> {
  const numbers = listHeadings(markdown).map((heading) => /^(\d+(?:\.\d+)*)\.? /.exec(heading)?.[1])
  return new Set(numbers.filter((number) => number !== undefined))
}

/** For a range of subsections, such as "2.1-2.3", only the two ends are listed. */
function listRange(from: string, to: string): string[] {
  if (from.includes('.') || to.includes('.')) return [from, to]
  return Array.from({ length: Math.max(Number(to) - Number(from) + 1, 2) }, (_, step) => String(Number(from) + step))
}

/** Finds citations such as "§4", "§4, §7" and "§2-3" of sections that do not exist. */
function findWrongSections(text: string, sections: ReadonlySet<string>): string[] {
  const cited = [...text.matchAll(/§+\s*(\d+(?:\.\d+)*)(?:\s*[-–]\s*§*\s*(\d+(?:\.\d+)*))?/g)]
  const wrong = cited
    .flatMap(([, from, to]) => (to ? listRange(from!, to) : [from!]))
    .filter((number) => !sections.has(number))
  return wrong.map((number) => `section ${number}, which docs/spec.md doesn't have`)
}

/**
 * Finds citations of documents outside the repository and citations without a section: "PLAN §2", "SPEC" alone, "issue
 * 7".
 */
function findForeignDocuments(text: string): string[] {
  const documents = [...text.matchAll(/\b([A-Z]{3,}) §/g)]
    .map(([, document]) => document!)
    .filter((document) => document !== 'SPEC')
  const bare = /\bSPEC\b(?! §+\s*\d)/.test(text) ? ['the specification without a section'] : []
  const issues = [...text.matchAll(/\b(?:issue|done-point) #?\d+/gi)].map(([issue]) => issue)
  return [...documents.map((document) => `${document}, which is not in the repository`), ...bare, ...issues]
}

/** Returns the anchor that GitHub generates for a heading. */
const buildAnchor = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-')

/** Finds citations such as `docs/look.md, "Colour"` and `look.md#colour` of pages and headings that do not exist. */
function findWrongPages(text: string, folder: string, tree: SourceTree): string[] {
  const cited = text.matchAll(/(?<![\w/:.-])((?:\.{1,2}\/)*[\w-][\w./-]*\.md)\b(?:#([\w-]+)|, "([^"\n]+)")?/g)
  return [...cited].flatMap(([, name, anchor, title]) => {
    const page = [path.posix.join(folder, name!), path.posix.normalize(name!)].find((one) => tree.files.includes(one))
    if (!page) return [`${name}, which is not in the repository`]
    if (!anchor && !title) return []
    const headings = listHeadings(tree.read(page))
    const exists = headings.some((heading) => heading === title || buildAnchor(heading) === anchor)
    return exists ? [] : [`${name}, "${title ?? anchor}", which is no heading there`]
  })
}

/**
 * Pages name these paths although they do not exist: Gatsby reserves them, a page uses them as examples, or a test
 * creates them.
 */
const absentPaths = ['src/api', 'src/pages', 'src/i18n/fr', '__tests__/demo/shop']

/** A page may name files and folders, such as `src/store/cart`. */
function findMissingPaths(text: string, file: string, { files }: SourceTree): string[] {
  if (!file.endsWith('.md') || file === 'CHANGELOG.md') return []
  const paths = [...text.matchAll(/`((?:src|__tests__|docs)\/[\w./-]+?)\/?`/g)].map(([, name]) => name!)
  return paths
    .filter((name) => !absentPaths.includes(name))
    .filter((name) => !files.some((one) => one === name || one.startsWith(`${name}/`)))
    .map((name) => `${name}, which is not in the repository`)
}

/** Returns a line for each broken citation in code, tests and docs. */
export function findBrokenCitations(tree: SourceTree, excepted: string[]): string[] {
  const sections = listSections(tree.read('docs/spec.md'))
  return tree.files
    .filter((file) => isText(file) && !excepted.includes(file))
    .flatMap((file) => {
      const text = joinLines(tree.read(file))
      const broken = [
        ...findWrongSections(text, sections),
        ...findForeignDocuments(text),
        ...findWrongPages(text, path.posix.dirname(file), tree),
        ...findMissingPaths(text, file, tree),
      ]
      return broken.map((what) => `${file} cites ${what}`)
    })
}
