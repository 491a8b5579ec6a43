import shopDetails from '../../data/shop.json'
import type { Picture } from '../contract/picture'
import type { Language } from '../i18n/languages'
import type { PageRow } from './pageRow'
import type { TemplateName } from './templates'

/** The head of a page. It has paths instead of URLs, because the head component adds the site's origin. */
export interface Head {
  title: string
  description?: string
  keywords?: string
  /** The path that search engines should index. For a SKU page, it is the path of the product page. */
  canonical: string
  /** Hides the page from search engines: checkout, account and similar pages. */
  noindex?: boolean
  picture?: Picture | null
}

export interface Crumb {
  name: string
  path: string
}

export const buildRowCrumb = (row: PageRow, language: Language): Crumb => ({
  name: row[`title_${language}`],
  path: row[`path_${language}`],
})

export interface NavigationLink extends Crumb {
  /** Whether the link leads to reduced products. Such a link has the sale colour. */
  sale?: true
}

/**
 * The data that every template receives as `pageContext` (page-data.json), created at build time. `paths` contains this
 * page's path in each language. `content` is the template's own data, with texts in the page's language.
 */
export interface PageContext<Content = null> {
  id: string
  template: TemplateName
  /** The page's heading and its last breadcrumb. `head.title` is the title of the browser tab. */
  title: string
  language: Language
  head: Head
  /** The breadcrumbs from the home page to this page; empty on the home page. */
  breadcrumbs: Crumb[]
  paths: Record<Language, string>
  /** The header's main navigation, in order. */
  navigation: NavigationLink[]
  content: Content
  /**
   * The photo of a room beside the content of a page without a picture of its own, such as the login or an empty cart.
   */
  room?: RoomPicture
}

/** A picture from data/content/pictures.json. */
export interface RoomPicture extends Picture {
  /** The CSS object-position of the picture where only a wide part of it fits; the centre by default. */
  position?: string
}

export interface PageSpec {
  path: string
  context: PageContext<unknown>
}

/** The name of the shop. It ends the title of the browser tab, unless the row of the page gives the whole title. */
export const shopName: string = shopDetails.name
