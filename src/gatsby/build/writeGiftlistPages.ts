import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { languages, locale, type Language } from '../../i18n/languages'
import { giftlistPicture } from '../../pageTable/contents/giftlists'
import { shopName } from '../../pageTable/pageContext'
import type { PageRow } from '../../pageTable/pageRow'
import { readShopFiles } from '../../pageTable/sources/readShopFiles'
import { describeSharePicture } from '../head/describeSharePicture'
import { escapeXml } from './escapeXml'

/**
 * Writes /nl/giftlist.html and /en/giftlist.html, which hosts serve for the addresses of gift lists. Each is the 404
 * page in that language with its own head, so that messaging apps can preview a link to a list. The head reveals nothing
 * about any list.
 */
export function writeGiftlistPages(folder: string, rows: readonly PageRow[] = readShopFiles().rows): void {
  const row = rows.find(({ id }) => id === 'giftlist')
  // A shop without gift lists has no such page.
  for (const language of languages) {
    const html = readFileSync(path.join(folder, language, '404.html'), 'utf8')
    writeFileSync(path.join(folder, language, 'giftlist.html'), row ? replaceHead(html, row, language) : html)
  }
}

/** The title and the addresses of the 404 page, which do not belong to any list. */
const title = /<title>[^<]*<\/title>/
const addresses = /<link rel="(?:canonical|alternate)"[^>]*>/g

function replaceHead(html: string, row: PageRow, language: Language): string {
  const name = `${row[`title_${language}`]} | ${shopName}`
  const tags = `<title>${escapeXml(name)}</title>${buildShareTags(name, row, language)}`
  return html.replace(addresses, '').replace(title, () => tags)
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
