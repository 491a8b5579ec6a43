import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { languages, locale, type Language } from '../../i18n/languages'
import { giftlistPicture } from '../../pageTable/contents/giftlists'
import { shopName } from '../../pageTable/pageContext'
import { type Features, isPageOffered } from '../../pageTable/features'
import type { PageRow } from '../../pageTable/pageRow'
import { describeSharePicture } from '../head/describeSharePicture'
import { escapeXml } from './escapeXml'

/**
 * Writes the giftlist.html of each language, such as /nl/giftlist.html, which hosts serve at the addresses of gift
 * lists. Each file is the 404 page in its language with a head of its own, so that messaging apps can preview a link to
 * a gift list. The head reveals nothing about any list.
 */
export function writeGiftlistPages(folder: string, rows: readonly PageRow[], features: Features): void {
  const row = rows.find((candidate) => candidate.id === 'giftlist' && isPageOffered(candidate, features))
  // In a shop without gift lists, the files are copies of the 404 page.
  for (const language of languages) {
    const html = readFileSync(path.join(folder, language, '404.html'), 'utf8')
    writeFileSync(path.join(folder, language, 'giftlist.html'), row ? replaceHead(html, row, language) : html)
  }
}

/** The patterns of the title and of the links with the addresses of the 404 page, which are wrong for a gift list. */
const titlePattern = /<title>[^<]*<\/title>/
const addressPattern = /<link rel="(?:canonical|alternate)"[^>]*>/g

function replaceHead(html: string, row: PageRow, language: Language): string {
  const name = `${row[`title_${language}`]} | ${shopName}`
  const tags = `<title>${escapeXml(name)}</title>${buildShareTags(name, row, language)}`
  return html.replace(addressPattern, '').replace(titlePattern, () => tags)
}

function buildShareTags(name: string, row: PageRow, language: Language): string {
  const picture = describeSharePicture(giftlistPicture)
  const properties: [name: string, content: string | undefined][] = [
    ['og:site_name', shopName],
    ['og:type', 'website'],
    ['og:title', name],
    ['og:description', row[`meta_description_${language}`]],
    ['og:image', picture.address],
    ['og:image:width', String(picture.width)],
    ['og:image:height', String(picture.height)],
    ['og:locale', locale[language].replace('-', '_')],
  ]
  const tags = properties.map(([property, content]) =>
    content === undefined ? '' : `<meta property="${property}" content="${escapeXml(content)}">`,
  )
  return `${tags.join('')}<meta name="twitter:card" content="summary_large_image">`
}
