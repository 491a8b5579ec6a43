import type { Picture } from '../../contract/picture'
import type { Language } from '../../i18n/languages'
import type { PageRow } from '../sources/pageRow'
import type { PictureNotes } from '../sources/pictureNotes'
import { findYamlLine } from './findYamlLine'
import { type FrontMatter, readFrontMatter } from './frontMatter'
import { renderMarkdown, type Section } from './renderMarkdown'
import { createLinkResolver, type PathLink } from './resolveLink'
import type { TextProblem } from './TextError'

/** The text of a content page in one language. */
export interface ContentText extends Omit<FrontMatter, 'picture'> {
  picture: Picture
  sections: Section[]
}

export interface TextSurroundings {
  rows: readonly PageRow[]
  pictures: PictureNotes
  language: Language
}

interface ParsedText {
  /** Null when there are problems. */
  text: ContentText | null
  problems: TextProblem[]
  links: PathLink[]
}

/** Turns the Markdown of a content page into its data. `file` is the name of the file in messages. */
export function parseContentText(
  source: string,
  file: string,
  { rows, pictures, language }: TextSurroundings,
): ParsedText {
  const links: PathLink[] = []
  const { yaml, sections, problems } = renderMarkdown(source, createLinkResolver(rows, language, file, links))
  const fail = (...found: TextProblem[]): ParsedText => ({ text: null, problems: [...found, ...problems], links })
  if (!yaml) return fail({ line: 1, message: 'the front matter is missing' })
  const { data, problems: wrongFields } = readFrontMatter(yaml.source, yaml.firstLine)
  if (!data) return fail(...wrongFields)
  const note = pictures[data.picture]
  const line = yaml.firstLine - 1 + findYamlLine(yaml.source, ['picture'])
  if (!note) return fail({ line, message: `data/content/pictures.json has no picture "${data.picture}"` })
  if (sections.length === 0) return fail({ line: yaml.firstLine, message: 'the page has no text' })
  if (problems.length > 0) return fail()
  return { text: { ...data, picture: { ...note, alt: note.alt[language] }, sections }, problems, links }
}
