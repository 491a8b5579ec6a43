import * as v from 'valibot'
import { LineCounter, parseDocument } from 'yaml'
import { findYamlLine } from './findYamlLine'
import type { TextProblem } from './TextError'

const text = v.pipe(v.string(), v.trim(), v.nonEmpty('is empty'))

/** How a page is laid out: `guide` has its picture beside the title, `story` below it in full width. */
const layouts = ['guide', 'story'] as const

/** The data at the start of a content page, between lines of three hyphens. */
export const frontMatter = v.strictObject({
  /** The day of the last change. */
  changed: v.pipe(v.string(), v.isoDate('must be a date such as 2026-11-22')),
  layout: v.picklist(layouts, `must be ${layouts.join(' or ')}`),
  /** A name of data/content/pictures.json. */
  picture: text,
  /** Questions with their whole answers. Search engines get them as such. */
  questions: v.optional(v.array(v.strictObject({ question: text, answer: text })), []),
})

export type FrontMatter = v.InferOutput<typeof frontMatter>

interface ReadFrontMatter {
  data: FrontMatter | null
  problems: TextProblem[]
}

/**
 * Reads the front matter of a page.
 * @param source its YAML, without the hyphens
 * @param firstLine the line of the file on which it begins
 */
export function readFrontMatter(source: string, firstLine: number): ReadFrontMatter {
  const lines = new LineCounter()
  const document = parseDocument(source, { lineCounter: lines })
  const [error] = document.errors
  if (error) {
    const line = firstLine - 1 + lines.linePos(error.pos[0]).line
    return { data: null, problems: [{ line, message: error.message.split('\n')[0]!.replace(/ at line.*$/, '') }] }
  }
  const { success, output, issues = [] } = v.safeParse(frontMatter, document.toJS())
  const problems = issues.map((issue) => ({
    line: firstLine - 1 + findYamlLine(source, issue.path?.map(({ key }) => key) ?? []),
    message: describeIssue(issue),
  }))
  return { data: success ? output : null, problems }
}

function describeIssue(issue: v.BaseIssue<unknown>): string {
  const field = v.getDotPath(issue)
  if (field === null) return 'the front matter must be a list of fields'
  if (issue.type === 'strict_object' && issue.expected === 'never') return `"${field}" is not a field of a content page`
  if (issue.received === 'undefined') return `"${field}" is missing`
  if (issue.kind === 'validation' || issue.type === 'picklist') return `"${field}" ${issue.message}`
  return `"${field}" must be ${issue.expected}, but is ${issue.received}`
}
