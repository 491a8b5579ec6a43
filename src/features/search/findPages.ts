import { type Language, translate } from '../../i18n/languages'
import type { Areas } from '../../i18n/messages'
import { buildPath } from '../../pageTable/paths'
import { pageTerms } from './pageTerms'
import type { SuggestionRow } from './buildSuggestionGroups'

/** The pages about the shop that a search can find, by the key of their terms and of their name in the footer. */
const pages = {
  delivery: 'delivery',
  returns: 'returns',
  payment: 'safe-payment',
  contact: 'contact',
  complaints: 'complaints',
  showroom: 'showroom',
  sale: 'sale',
  giftlists: 'giftlist-home',
  appointments: 'appointments',
  advice: 'interior-advice',
  jobs: 'jobs',
  newsletter: 'newsletter',
} as const

type PageKey = keyof typeof pages

/** Two letters match too much. */
const minLength = 3
const maxRows = 2

/**
 * Finds the pages about the shop that a typed word may mean: one of their terms begins with it, or it with theirs. The
 * shop API knows products only.
 */
export function findPages(typed: string, language: Language, footer: Areas['frame']['footer']): SuggestionRow[] {
  const wanted = typed.trim().toLowerCase()
  if (wanted.length < minLength) return []
  const matches = (key: PageKey) =>
    [footer[key].toLowerCase(), ...(translate(pageTerms, language)[key] ?? '').split(', ')].some(
      (word) => word.startsWith(wanted) || wanted.startsWith(`${word} `),
    )
  const without: Partial<Record<PageKey, boolean>> = {
    showroom: !__OFFERED__.campaigns,
    giftlists: !__OFFERED__.giftlists,
    appointments: !__OFFERED__.appointments,
    newsletter: !__OFFERED__.newsletter,
    advice: !__OFFERED__.interiorAdvice,
    jobs: !__OFFERED__.jobs,
  }
  const keys = Object.keys(pages) as PageKey[]
  return keys
    .filter((key) => !without[key] && matches(key))
    .slice(0, maxRows)
    .map((key) => ({ id: `search-page-${key}`, name: footer[key], path: buildPath(pages[key], language) }))
}
