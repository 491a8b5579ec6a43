import type { Language } from '../../../src/i18n/languages'
import type { PageContext } from '../../../src/pageTable/pageContext'

/** Contains only the fields that the layout needs. */
export function framePage(language: Language, changes: Partial<PageContext<unknown>> = {}): PageContext<unknown> {
  return {
    id: 'brands',
    template: 'brands',
    title: 'Merken',
    language,
    head: { title: 'Merken | Shop', canonical: '/nl/merken' },
    breadcrumbs: [],
    paths: { nl: '/nl/merken', en: '/en/brands' },
    navigation:
      language === 'nl'
        ? [
            { name: 'Zitten', path: '/nl/categorie/zitten' },
            { name: 'Acties', path: '/nl/promoties', sale: true },
          ]
        : [
            { name: 'Seating', path: '/en/category/seating' },
            { name: 'Offers', path: '/en/promotions', sale: true },
          ],
    content: null,
    ...changes,
  }
}
