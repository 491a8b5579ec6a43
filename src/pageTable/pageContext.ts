import type { Picture } from '../contract/picture'
import type { Language } from '../i18n/languages'
import type { TemplateName } from './templates'

/** What the head of a page says. Paths, not addresses: the head component puts the site's address before them. */
export interface Head {
  title: string
  description?: string
  keywords?: string
  /** The path that search engines should keep: a SKU page names its product. */
  canonical: string
  /** Checkout, account and the like. */
  noindex?: boolean
  picture?: Picture
}

export interface Crumb {
  name: string
  path: string
}

export interface NavigationLink extends Crumb {
  /** What is reduced: shown in the sale colour. */
  sale?: true
}

/**
 * The page context that every page gets at build time and every template receives as
 * `pageContext` (page-data.json). `paths` is this page in each language. `content` is the
 * template's own data; texts in it are in the page's language.
 */
export interface PageContext<Content = null> {
  id: string
  template: TemplateName
  /** What the page calls itself: its heading and the last breadcrumb. `head.title` is the browser tab's. */
  title: string
  language: Language
  head: Head
  /** From the home page down to this page itself; empty on the home page. */
  breadcrumbs: Crumb[]
  paths: Record<Language, string>
  /** The header's main navigation, in shop order. */
  navigation: NavigationLink[]
  content: Content
}

/** One page to be made: a path and what its template receives. */
export interface PageSpec {
  path: string
  context: PageContext<unknown>
}

/** What all pages of a language are made of. */
export type PathsByLanguage = Record<Language, string>

/** The name that ends every title. */
export const shopName = 'Up North'
