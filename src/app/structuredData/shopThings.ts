import type { Organization, SearchAction, WebSite } from 'schema-dts'
import type { Language } from '../../i18n/languages'
import { pathOf } from '../../pageTable/paths'
import { shopName } from '../../pageTable/shopName'
import { siteAddress } from '../siteAddress'

/** What search engines want and schema.org's own types don't know: which part of the address a searcher fills in. */
type Search = SearchAction & { 'query-input': string }

/** Who keeps the shop, and the site with the address that searches it. */
export function shopThings(language: Language): [Organization, WebSite] {
  const url = siteAddress(pathOf('homepage', language))
  const search: Search = {
    '@type': 'SearchAction',
    target: `${siteAddress(pathOf('search', language))}?q={q}`,
    'query-input': 'required name=q',
  }
  return [
    { '@type': 'Organization', name: shopName, url, logo: siteAddress('/mark.svg') },
    {
      '@type': 'WebSite',
      name: shopName,
      url,
      inLanguage: language,
      potentialAction: search,
    },
  ]
}
