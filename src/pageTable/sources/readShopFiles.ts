import path from 'node:path'
import type * as v from 'valibot'
import { shopFolder } from '../../config/shopFolder'
import { hasStore, openingHours } from '../../contract/openingHours'
import { type Language, languages, mapLanguages } from '../../i18n/languages'
import { describeFile } from '../markdown/describeFile'
import { readContentTexts } from '../markdown/readContentTexts'
import type { PathLink } from '../markdown/createLinkResolver'
import type { PageSources } from '../pages/buildPages'
import { readShopFile } from './checkShopFile'
import { pageStories } from './pageStories'
import { pictureNotes } from './pictureNotes'
import { readCheckedFile, readJson } from './readCheckedFile'
import { fillTranslations } from './fillTranslations'
import { readContentFile } from '../markdown/readContentFile'
import { readPages } from './readPages'
import { readTranslatedFile } from './readTranslatedFile'
import { homeTexts, listStories, navigationEntries, pageText, shopTexts } from './shopContent'
import { shelvingFile } from './shelvingFile'
import { customerReviews, customersOfTheMonth, jobs, route, team } from './shopData'

interface ShopFiles extends Pick<PageSources, 'rows' | 'navigation' | 'texts' | 'data' | 'shelving'> {
  /** The links in texts that name a page of the site by its path. */
  links: PathLink[]
}

/**
 * Reads and validates the files in `data`: the page table, the navigation, the texts and the data of the shop. Throws
 * an Error with all errors of the page table or of the Markdown files, or with the first error of another file.
 */
export function readShopFiles(folder = path.join(shopFolder, 'data')): ShopFiles {
  const resolveFile = (file: string) => path.join(folder, file)
  const shop = readShopFile(folder)
  const rows = readPages(fillTranslations(readJson(resolveFile('pages.json'))).content)
  const pictures = readTranslatedFile(resolveFile('content/pictures.json'), pictureNotes)
  for (const name of Object.values(shop.pictures)) {
    if (!pictures[name]) throw new Error(`data/shop.json: data/content/pictures.json has no picture "${name}".`)
  }
  const { pages, links } = readContentTexts({ folder: resolveFile('content'), rows, pictures })
  const hours = readTranslatedFile(resolveFile('opening-hours.json'), openingHours)
  const readContent = <Schema extends v.GenericSchema>(language: Language, name: string, schema: Schema) => {
    const file = resolveFile(`content/${language}/${name}.json`)
    return readCheckedFile(file, schema, { source: readContentFile(file, language, rows) })
  }
  const readTexts = (language: Language) => ({
    home: readContent(language, 'home', homeTexts),
    shop: readContent(language, 'shop', shopTexts),
    stories: readContent(language, 'list-stories', listStories),
    pageStories: readContent(language, 'page-stories', pageStories),
    pages: pages[language],
    giftlists: {
      'giftlist-home': readContent(language, 'giftlist-home', pageText),
      'giftlist-buy': readContent(language, 'giftlist-buy', pageText),
    },
  })
  const texts = mapLanguages(readTexts)
  for (const language of languages) checkOpeningTexts(texts[language].shop, hasStore(hours), language)
  const jsonLinks = languages.flatMap((language) =>
    ['home', 'list-stories'].flatMap((name) => {
      const file = resolveFile(`content/${language}/${name}.json`)
      return listJsonLinks(file, readContentFile(file, language, rows) ?? '')
    }),
  )
  return {
    rows,
    links: [...links, ...jsonLinks],
    navigation: readTranslatedFile(resolveFile('navigation.json'), navigationEntries),
    texts,
    shelving: readTranslatedFile(resolveFile('catalogue/shelving.json'), shelvingFile),
    data: {
      pictures,
      team: readTranslatedFile(resolveFile('team.json'), team),
      reviews: readTranslatedFile(resolveFile('reviews.json'), customerReviews),
      jobs: readTranslatedFile(resolveFile('jobs.json'), jobs),
      customersOfTheMonth: readTranslatedFile(resolveFile('customers-of-the-month.json'), customersOfTheMonth),
      openingHours: hours,
      route: readTranslatedFile(resolveFile('route.json'), route),
    },
  }
}

/** The texts must agree with the hours, because only the texts are in the scripts of every page. */
function checkOpeningTexts(texts: v.InferOutput<typeof shopTexts>, isVisitable: boolean, language: Language): void {
  for (const field of ['openDays', 'openFrom'] as const) {
    if ((texts[field] !== '') === isVisitable) continue
    const reason = isVisitable
      ? 'is empty, but data/opening-hours.json has opening hours'
      : 'must be empty, because data/opening-hours.json has no opening hours'
    throw new Error(`data/content/${language}/shop.json: ${field}: ${reason}.`)
  }
}

/** Lists the links of a JSON file: the values of all its `path` fields. */
const listJsonLinks = (file: string, source: string): PathLink[] =>
  source.split('\n').flatMap((text, index) =>
    [...text.matchAll(/"path":\s*"([^"]*)"/g)].map(([, link = '']) => ({
      path: link,
      file: describeFile(file),
      line: index + 1,
    })),
  )
