import type { Picture } from '../contract/picture'
import type { Language } from '../i18n/languages'
import type { TemplateName } from './templates'

/** The head of a page. It has paths instead of URLs, because the head component adds the site's origin. */
export interface Head {
  title: string
  description?: string
  keywords?: string
  /** The path that search engines should index: on a SKU page, that of its product. */
  canonical: string
  /** For checkout, account and the like. */
  noindex?: boolean
  picture?: Picture
}

export interface Crumb {
  name: string
  path: string
}

export interface NavigationLink extends Crumb {
  /** A link to reduced products, shown in the sale colour. */
  sale?: true
}

/**
 * The data that every template receives as `pageContext` (page-data.json), made at build time. `paths` is this page in
 * each language. `content` is the template's own data; its texts are in the page's language.
 */
export interface PageContext<Content = null> {
  id: string
  template: TemplateName
  /** The page's heading and its last breadcrumb. `head.title` is the title of the browser tab. */
  title: string
  language: Language
  head: Head
  /** From the home page down to this page; empty on the home page. */
  breadcrumbs: Crumb[]
  paths: Record<Language, string>
  /** The header's main navigation in order. */
  navigation: NavigationLink[]
  content: Content
}

/** A page to make: its path and what its template receives. */
export interface PageSpec {
  path: string
  context: PageContext<unknown>
}

/** A path in each language. */
export type PathsByLanguage = Record<Language, string>

/** The name at the end of every title. */
export const shopName = 'Up North'
