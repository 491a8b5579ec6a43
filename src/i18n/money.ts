import { type Language, locale } from './languages'
import { useLanguage } from './LanguageContext'

const formatters = new Map<string, Intl.NumberFormat>()

/**
 * Formats an amount: "€ 1.249" and "€ 343,20" in Dutch (with a no-break space), "€1,249" and "€343.20" in English.
 * Whole euros have no cents (docs/look.md, "Type").
 * @param euro decimal euro, as in the contract
 */
export function formatMoney(euro: number, language: Language): string {
  const cents = Math.round(euro * 100)
  const amount = getFormatter(language, cents % 100 === 0 ? 0 : 2).format(Math.abs(cents) / 100)
  return (cents < 0 ? minusSign : '') + amount
}

/** The minus sign is followed by a no-break space: "− € 25". */
const minusSign = '\u2212\u00a0'

function getFormatter(language: Language, decimals: 0 | 2): Intl.NumberFormat {
  const key = language + decimals
  const cachedFormatter = formatters.get(key)
  if (cachedFormatter) return cachedFormatter
  const newFormatter = new Intl.NumberFormat(locale[language], {
    style: 'currency',
    currency: 'EUR',
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  })
  formatters.set(key, newFormatter)
  return newFormatter
}

/** Returns a function that formats an amount in euro in the page's language. */
export function useMoney(): (euro: number) => string {
  const language = useLanguage()
  return (euro) => formatMoney(euro, language)
}
