import type { Language } from '../../../src/i18n/languages'
import { buildNotFoundContent, type NotFoundContent } from '../../../src/pageTable/contents/notFound'
import type { PageContext } from '../../../src/pageTable/pageContext'
import { loadShopFiles } from '../data/loadShopFiles'
import { framePage } from './layoutPage'

const {
  rows,
  texts,
  data: { pictures },
} = loadShopFiles()

function findPicture(name: string | undefined, language: Language) {
  const picture = pictures[name ?? '']
  return picture && { ...picture, alt: picture.alt[language] }
}

/** The page is the same as that of a build. */
export const buildNotFoundPage = (language: Language) =>
  framePage(language, {
    id: '404',
    template: '404',
    title: language === 'nl' ? 'Pagina niet gevonden' : 'Page not found',
    head: { title: 'Pagina niet gevonden | Shop', canonical: `/${language}/404`, noindex: true },
    paths: { nl: '/nl/404', en: '/en/404' },
    content: buildNotFoundContent(texts[language].shop.notFound, rows, ({ room }) => findPicture(room, language)),
  }) as PageContext<NotFoundContent>
