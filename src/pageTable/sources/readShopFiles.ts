import { readFileSync } from 'node:fs'
import path from 'node:path'
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
import { readPages } from './readPages'
import { customerReviews, homeTexts, listStories, navigationEntries, pageText } from './shopContent'
import { shelvingFile } from './shelvingFile'
import { customersOfTheMonth, jobs, team } from './shopData'

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
  const rows = readPages(readJson(inFolder('pages.json')))
  const pictures = readChecked(inFolder('content/pictures.json'), pictureNotes)
  for (const name of Object.values(shop.pictures)) {
    if (!pictures[name]) throw new Error(`data/shop.json: data/content/pictures.json has no picture "${name}".`)
  }
  const { pages, links } = readContentTexts({ folder: inFolder('content'), rows, pictures })
  const readTexts = (language: Language) => ({
    home: readChecked(inFolder(`content/${language}/home.json`), homeTexts),
    reviews: readChecked(inFolder(`content/${language}/reviews.json`), customerReviews),
    stories: readChecked(inFolder(`content/${language}/list-stories.json`), listStories),
    pageStories: readChecked(inFolder(`content/${language}/page-stories.json`), pageStories),
    pages: pages[language],
    giftlists: {
      'giftlist-home': readChecked(inFolder(`content/${language}/giftlist-home.json`), pageText),
      'giftlist-buy': readChecked(inFolder(`content/${language}/giftlist-buy.json`), pageText),
    },
  })
  const texts = mapLanguages(readTexts)
  const withLinks = languages.flatMap((language) => [`${language}/home.json`, `${language}/list-stories.json`])
  return {
    rows,
    links: [...links, ...withLinks.flatMap((file) => listJsonLinks(inFolder(`content/${file}`)))],
    navigation: readChecked(inFolder('navigation.json'), navigationEntries),
    texts,
    shelving: readChecked(inFolder('catalogue/shelving.json'), shelvingFile),
    data: {
      pictures,
      team: readChecked(inFolder('team.json'), team),
      jobs: readChecked(inFolder('jobs.json'), jobs),
      customersOfTheMonth: readChecked(inFolder('customers-of-the-month.json'), customersOfTheMonth),
      openingHours: readChecked(inFolder('opening-hours.json'), openingHours),
    },
  }
}

/** Lists the links of a JSON file: the values of its fields `path`. */
const listJsonLinks = (file: string): PathLink[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((text, index) =>
      [...text.matchAll(/"path":\s*"([^"]*)"/g)].map(([, link = '']) => ({
        ...{ path: link, file: describeFile(file), line: index + 1 },
      })),
    )
