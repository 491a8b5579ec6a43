import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { defaultLanguage, type Language, languages, mapLanguages } from '../../i18n/languages'
import type { PageRow } from '../pageRow'
import { readContentFile } from './readContentFile'
import type { PictureNotes } from '../sources/pictureNotes'
import type { TemplateName } from '../templates'
import { type ContentText, parseContentText } from './parseContentText'
import type { PathLink } from './createLinkResolver'
import { describeFile } from './describeFile'
import { TextError, type TextProblem } from './TextError'

export interface ContentTexts {
  /** The texts by page id. */
  pages: Record<Language, Record<string, ContentText>>
  /** The links in all texts that name a page of the site by its path. */
  links: PathLink[]
}

/** The templates whose pages have a text of their own. */
const templatesWithText: readonly TemplateName[] = ['contact', 'content', 'interior-advice']

interface Sources {
  /** The folder that contains a folder for each language. */
  folder: string
  rows: readonly PageRow[]
  pictures: PictureNotes
}

type FileProblem = TextProblem & { file: string }

/** Reads the Markdown files of all content pages. Throws a TextError with all their errors. */
export function readContentTexts({ folder, rows, pictures }: Sources): ContentTexts {
  const ids = rows.filter(({ template }) => templatesWithText.includes(template)).map(({ id }) => id)
  const texts: ContentTexts = { pages: mapLanguages(() => ({})), links: [] }
  const problems: FileProblem[] = []
  for (const language of languages) {
    problems.push(...findStrayFiles(path.join(folder, language), ids))
    for (const id of ids) {
      const file = path.join(folder, language, `${id}.md`)
      const { text, links, problems: foundProblems } = readText(file, { rows, pictures, language })
      problems.push(...foundProblems.map((problem) => ({ file: describeFile(file), ...problem })))
      texts.links.push(...links)
      if (text) texts.pages[language][id] = text
    }
  }
  problems.push(...ids.flatMap((id) => compareLanguages(id, texts.pages, folder)))
  if (problems.length > 0) throw new TextError(problems)
  return texts
}

function readText(file: string, sources: Parameters<typeof parseContentText>[2]) {
  const source = readContentFile(file, sources.language, sources.rows)
  if (source !== null) return parseContentText(source, describeFile(file), sources)
  const problems = [{ line: 1, message: 'the file is missing: this is the text of a page' }]
  return { text: null, links: [], problems }
}

function findStrayFiles(folder: string, ids: readonly string[]): FileProblem[] {
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.md')) : []
  return files
    .filter((file) => !ids.includes(path.basename(file, '.md')))
    .map((file) => ({
      file: describeFile(path.join(folder, file)),
      line: 1,
      message: 'the file belongs to no content page of data/pages.json',
    }))
}

/** The parts of which a translation must have as many as the original, with their names in error messages. */
const countedParts = [
  ['headings', ({ sections }: ContentText) => sections.length],
  ['questions', ({ questions }: ContentText) => questions.length],
] as const

/** Finds translations that have more or fewer parts of a kind than the text in the default language. */
function compareLanguages(id: string, pages: ContentTexts['pages'], folder: string): FileProblem[] {
  const original = pages[defaultLanguage][id]
  return languages.flatMap((language) => {
    const translation = pages[language][id]
    if (!original || !translation) return []
    return countedParts
      .filter(([, count]) => count(original) !== count(translation))
      .map(([name, count]) => ({
        file: describeFile(path.join(folder, language, `${id}.md`)),
        line: 1,
        message: `the text has ${count(translation)} ${name}, but the Dutch one has ${count(original)}`,
      }))
  })
}
