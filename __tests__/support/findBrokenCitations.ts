import path from 'node:path'
import type { SourceTree } from './readSourceTree'

const isText = (file: string) =>
  /^(src|__tests__|docs|\.ci|\.github)\/|^[^/]+$/.test(file) &&
  /\.(tsx?|[cm]?js|css|md|json|ya?ml)$|^\.env\.example$|^\.ci\//.test(file) &&
  file !== 'package-lock.json'

/** Lets a citation go on in the next line, past the mark of a comment that begins that line. */
const joinLines = (text: string) => text.replace(/\s*\n\s*(?:\*(?!\/)|\/\/|#(?!#))?\s*/g, ' ')

function listHeadings(markdown: string): string[] {
  const withoutExamples = markdown.replace(/^\s*```[^]*?^\s*```$/gm, '')
  return [...withoutExamples.matchAll(/^#{1,6} (.+)$/gm)].map(([, heading]) => heading!.trim())
}

/** The sections that a specification has as numbered headings: "## 4. States" is "4", "### 4.2 Session" is "4.2". */
export function listSections(markdown: string): Set<string> {
  const numbers = listHeadings(markdown).map((heading) => /^(\d+(?:\.\d+)*)\.? /.exec(heading)?.[1])
  return new Set(numbers.filter((number) => number !== undefined))
}

/** The numbers from one section to another: whole sections are counted, parts of sections are named by their ends. */
function countSections(from: string, to: string): string[] {
  if (from.includes('.') || to.includes('.')) return [from, to]
  return Array.from({ length: Math.max(Number(to) - Number(from) + 1, 2) }, (_, step) => String(Number(from) + step))
}

/**
 * Finds citations of sections that don't exist: "§4", each one of "§4, §7", and all from the first to the last of
 * "§2-3".
 */
export function findWrongSections(text: string, sections: ReadonlySet<string>): string[] {
  const cited = [...text.matchAll(/§+\s*(\d+(?:\.\d+)*)(?:\s*[-–]\s*§*\s*(\d+(?:\.\d+)*))?/g)]
  const wrong = cited
    .flatMap(([, from, to]) => (to ? countSections(from!, to) : [from!]))
    .filter((number) => !sections.has(number))
  return wrong.map((number) => `section ${number}, which docs/spec.md doesn't have`)
}

/**
 * Finds citations that lead to no paper of the repository, or to no place in one: "PLAN §2", "SPEC" alone, "issue 7".
 */
export function findPapersElsewhere(text: string): string[] {
  const papers = [...text.matchAll(/\b([A-Z]{3,}) §/g)].map(([, paper]) => paper!).filter((paper) => paper !== 'SPEC')
  const bare = /\bSPEC\b(?! §+\s*\d)/.test(text) ? ['the specification without a section'] : []
  const issues = [...text.matchAll(/\b(?:issue|done-point) #?\d+/gi)].map(([issue]) => issue)
  return [...papers.map((paper) => `${paper}, which is not in the repository`), ...bare, ...issues]
}

/** The address of a heading in its page, as GitHub makes it. */
const slugOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-')

/**
 * Finds pages that don't exist, and headings that they don't have: `docs/look.md`, `docs/look.md, "Colour"`,
 * `look.md#colour`.
 */
export function findWrongPages(text: string, folder: string, tree: SourceTree): string[] {
  const cited = text.matchAll(/(?<![\w/:.-])(?!YYYY-)((?:\.{1,2}\/)*[\w-][\w./-]*\.md)\b(?:#([\w-]+)|, "([^"\n]+)")?/g)
  return [...cited].flatMap(([, name, anchor, title]) => {
    const page = [path.posix.normalize(name!), path.posix.join(folder, name!)].find((one) => tree.files.includes(one))
    if (!page) return [`${name}, which is not in the repository`]
    if (!anchor && !title) return []
    const headings = listHeadings(tree.read(page))
    const exists = headings.some((heading) => heading === title || slugOf(heading) === anchor)
    return exists ? [] : [`${name}, "${title ?? anchor}", which is no heading there`]
  })
}

/** Finds the citations in code, tests and docs that lead nowhere, in one line each. */
export function findBrokenCitations(tree: SourceTree, excepted: string[]): string[] {
  const sections = listSections(tree.read('docs/spec.md'))
  return tree.files
    .filter((file) => isText(file) && !excepted.includes(file))
    .flatMap((file) => {
      const text = joinLines(tree.read(file))
      const broken = [
        ...findWrongSections(text, sections),
        ...findPapersElsewhere(text),
        ...findWrongPages(text, path.posix.dirname(file), tree),
      ]
      return broken.map((what) => `${file} cites ${what}`)
    })
}
