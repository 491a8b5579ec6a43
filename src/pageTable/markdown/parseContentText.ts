import shopDetails from '../../../data/shop.json'
import { LineCounter, parseDocument } from 'yaml'
import { type Language, translate } from '../../i18n/languages'
import type { RoomPicture } from '../pageContext'
import type { PageRow } from '../pageRow'
import type { PictureNotes } from '../sources/pictureNotes'
import { findYamlLine } from './findYamlLine'
import type { TextProblem } from './TextError'
import type { ContentSection } from '../contents/content'
import { renderMarkdown } from './renderMarkdown'
import { createLinkResolver, type PathLink } from './createLinkResolver'
import * as v from 'valibot'
import { filledText as text } from '../textFields'

export interface ContentText extends Omit<FrontMatter, 'picture'> {
  picture: RoomPicture
  sections: ContentSection[]
}

interface TextSources {
  rows: readonly PageRow[]
  pictures: PictureNotes
  language: Language
}

interface ParseResult {
  /** The parsed text; null if there are problems. */
  text: ContentText | null
  problems: TextProblem[]
  links: PathLink[]
}

/** Turns the Markdown of a content page into its data. `file` is the name of the file in messages. */
export function parseContentText(source: string, file: string, { rows, pictures, language }: TextSources): ParseResult {
  const links: PathLink[] = []
  const details = listDetails(language)
  const fillDetails = (text: string) => text.replace(placeholders, (_, field: string) => details[field] ?? '')
  const { yaml, sections, ...rendering } = renderMarkdown(
    source,
    createLinkResolver(rows, language, file, links),
    fillDetails,
  )
  const problems = [...rendering.problems, ...findUnknownPlaceholders(source, details)]
  const returnProblems = (...foundProblems: TextProblem[]): ParseResult => ({
    text: null,
    problems: [...foundProblems, ...problems],
    links,
  })
  if (!yaml) return returnProblems({ line: 1, message: 'the front matter is missing' })
  const { fields, problems: fieldProblems } = readFrontMatter(yaml.source, yaml.firstLine)
  if (!fields) return returnProblems(...fieldProblems)
  const note = pictures[fields.picture]
  const line = yaml.firstLine - 1 + findYamlLine(yaml.source, ['picture'])
  if (!note) return returnProblems({ line, message: `data/content/pictures.json has no picture "${fields.picture}"` })
  if (sections.length === 0) return returnProblems({ line: yaml.firstLine, message: 'the page has no text' })
  if (problems.length > 0) return returnProblems()
  const questions = fields.questions.map(({ question, answer }) => ({
    question: fillDetails(question),
    answer: fillDetails(answer),
  }))
  return { text: { ...fields, questions, picture: { ...note, alt: note.alt[language] }, sections }, problems, links }
}

const layouts = ['guide', 'story'] as const

/** The data at the start of a content page, between lines of three hyphens. */
const frontMatter = v.strictObject({
  /** The day of the last change. */
  changed: v.pipe(v.string(), v.isoDate('must be a date such as 2026-11-22')),
  layout: v.picklist(layouts, `must be ${layouts.join(' or ')}`),
  /** A name in data/content/pictures.json. */
  picture: text,
  /** Questions with their answers, which the structured data for search engines includes too. */
  questions: v.optional(v.array(v.strictObject({ question: text, answer: text })), []),
})

type FrontMatter = v.InferOutput<typeof frontMatter>

/**
 * Reads the front matter of a page.
 * @param source the YAML of the front matter, without the hyphens
 * @param firstLine the line of the file on which this YAML begins, after the hyphens
 */
function readFrontMatter(source: string, firstLine: number) {
  const lines = new LineCounter()
  const document = parseDocument(source, { lineCounter: lines })
  const [error] = document.errors
  if (error) {
    const line = firstLine - 1 + lines.linePos(error.pos[0]).line
    return { fields: null, problems: [{ line, message: error.message.split('\n')[0]!.replace(/ at line.*$/, '') }] }
  }
  const { success, output, issues = [] } = v.safeParse(frontMatter, document.toJS())
  const problems = issues.map((issue) => ({
    line: firstLine - 1 + findYamlLine(source, issue.path?.map(({ key }) => key) ?? []),
    message: describeIssue(issue),
  }))
  return { fields: success ? output : null, problems }
}

function describeIssue(issue: v.BaseIssue<unknown>): string {
  const field = v.getDotPath(issue)
  if (field === null) return 'the front matter must be a list of fields'
  if (issue.type === 'strict_object' && issue.expected === 'never') return `"${field}" is not a field of a content page`
  if (issue.received === 'undefined') return `"${field}" is missing`
  if (issue.kind === 'validation' || issue.type === 'picklist') return `"${field}" ${issue.message}`
  return `"${field}" must be ${issue.expected}, but is ${issue.received}`
}

/** Matches `{email}` and the like. */
const placeholders = /\{(\w+)\}/g

/**
 * Lists the details of the seller by their placeholder. They are filled into parsed text, in which no character of a
 * detail counts as Markdown or YAML.
 */
function listDetails(language: Language): Record<string, string> {
  const { name, company, companyNumber, vatNumber, register, email, street, postcode, city, country, phone } =
    shopDetails
  return {
    name,
    company,
    companyNumber,
    email,
    vatNumber,
    register: translate(register, language),
    address: `${street}, ${postcode} ${translate(city, language)}`,
    country: translate(country, language),
    phone: phone.text,
  }
}

const findUnknownPlaceholders = (source: string, details: Record<string, string>): TextProblem[] =>
  source.split('\n').flatMap((text, index) =>
    [...text.matchAll(placeholders)]
      .filter(([, field]) => details[field!] === undefined)
      .map(([placeholder]) => ({
        line: index + 1,
        message: `${placeholder} is none of {${Object.keys(details).join('}, {')}}`,
      })),
  )
