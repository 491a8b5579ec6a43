import path from 'node:path'
import type * as v from 'valibot'
import { shopFolder } from '../../config/shopFolder'
import { openingHours } from '../../contract/openingHours'
import { type Language, languages, mapLanguages } from '../../i18n/languages'
import { describeFile } from '../markdown/describeFile'
import { readContentTexts } from '../markdown/readContentTexts'
import type { PathLink } from '../markdown/resolveLink'
import type { PageSources } from '../pages/buildPages'
import { readShopFile } from './checkShopFile'
import { pageStories } from './pageStories'
import { pictureNotes } from './pictureNotes'
import { readChecked, readJson } from './readChecked'
import { fillTranslations } from './fillTranslations'
import { readContentFile } from '../markdown/readContentFile'
import { readPages } from './readPages'
import { readTranslated } from './readTranslated'
import { customerReviews, homeTexts, listStories, navigationEntries, pageText } from './shopContent'
import { shelvingFile } from './shelvingFile'
import { customersOfTheMonth, jobs, route, team } from './shopData'

interface ShopFiles extends Pick<PageSources, 'rows' | 'navigation' | 'texts' | 'data' | 'shelving'> {
  /** The links of the texts to pages of the site, by path. */
  links: PathLink[]
}

/**
 * Reads and validates the files in `data`: the page table, the navigation, the texts and the data of the shop. Throws an
 * Error with one line per error.
 */
export function readShopFiles(folder = path.join(shopFolder, 'data')): ShopFiles {
  const inFolder = (file: string) => path.join(folder, file)
  const shop = readShopFile(folder)
  const rows = readPages(fillTranslations(readJson(inFolder('pages.json'))).content)
  const pictures = readTranslated(inFolder('content/pictures.json'), pictureNotes)
  for (const name of Object.values(shop.pictures)) {
    if (!pictures[name]) throw new Error(`data/shop.json: data/content/pictures.json has no picture "${name}".`)
  }
  const { pages, links } = readContentTexts({ folder: inFolder('content'), rows, pictures })
  const readIn = <Schema extends v.GenericSchema>(language: Language, name: string, schema: Schema) => {
    const file = inFolder(`content/${language}/${name}.json`)
    return readChecked(file, schema, { source: readContentFile(file, language, rows) })
  }
  const readTexts = (language: Language) => ({
    home: readIn(language, 'home', homeTexts),
    reviews: readIn(language, 'reviews', customerReviews),
    stories: readIn(language, 'list-stories', listStories),
    pageStories: readIn(language, 'page-stories', pageStories),
    pages: pages[language],
    giftlists: {
      'giftlist-home': readIn(language, 'giftlist-home', pageText),
      'giftlist-buy': readIn(language, 'giftlist-buy', pageText),
    },
  })
  const texts = mapLanguages(readTexts)
  const jsonLinks = languages.flatMap((language) =>
    ['home', 'list-stories'].flatMap((name) => {
      const file = inFolder(`content/${language}/${name}.json`)
      return listJsonLinks(file, readContentFile(file, language, rows) ?? '')
    }),
  )
  return {
    rows,
    links: [...links, ...jsonLinks],
    navigation: readTranslated(inFolder('navigation.json'), navigationEntries),
    texts,
    shelving: readTranslated(inFolder('catalogue/shelving.json'), shelvingFile),
    data: {
      pictures,
      team: readTranslated(inFolder('team.json'), team),
      jobs: readTranslated(inFolder('jobs.json'), jobs),
      customersOfTheMonth: readTranslated(inFolder('customers-of-the-month.json'), customersOfTheMonth),
      openingHours: readTranslated(inFolder('opening-hours.json'), openingHours),
      route: readTranslated(inFolder('route.json'), route),
    },
  }
}

/** Lists the links of a JSON file: the values of its fields `path`. */
const listJsonLinks = (file: string, source: string): PathLink[] =>
  source.split('\n').flatMap((text, index) =>
    [...text.matchAll(/"path":\s*"([^"]*)"/g)].map(([, link = '']) => ({
      ...{ path: link, file: describeFile(file), line: index + 1 },
    })),
  )
