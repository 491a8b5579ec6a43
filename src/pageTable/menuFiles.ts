import { languages } from '../i18n/languages'
import type { CatalogueByLanguage } from './catalogue'
import { menuFile } from './menu'
import { menuOf } from './menuOf'
import type { PageRow } from './pageRow'
import { shelfOf } from './shelf'
import type { NavigationEntries } from './shopContent'

interface MenuSources {
  rows: readonly PageRow[]
  navigation: NavigationEntries
  catalogue: CatalogueByLanguage
  /** ISO day. */
  builtOn: string
}

/** The menu of each language as a file of the site: its name and what stands in it. */
export const menuFiles = ({ rows, navigation, catalogue, builtOn }: MenuSources): { name: string; text: string }[] =>
  languages.map((language) => ({
    name: menuFile(language),
    text: JSON.stringify(menuOf(navigation, rows, shelfOf(catalogue[language], language), builtOn)),
  }))
