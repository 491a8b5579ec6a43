import { useLanguage } from './LanguageContext'
import { formatMoney } from './money'

/** Says an amount in euro as the page's language writes it. */
export function useMoney(): (euro: number) => string {
  const language = useLanguage()
  return (euro) => formatMoney(euro, language)
}
