import type { Language } from '../../../i18n/languages'

/**
 * Where this page is in the other language, query included: the page's head says so, or the frame's switch, and a
 * version that was chosen on a product's page in the history's state (see LanguageSwitch). Null when none does.
 */
export function otherLanguagePath(other: Language): string | null {
  const state = window.history.state as { alternate?: unknown } | null
  if (typeof state?.alternate === 'string') return state.alternate + window.location.search
  const link = document.querySelector<HTMLLinkElement | HTMLAnchorElement>(
    `link[rel=alternate][hreflang=${other}],header a[hreflang=${other}]`,
  )
  return link && new URL(link.href, window.location.href).pathname + window.location.search
}
