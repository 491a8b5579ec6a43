import { navigate } from 'gatsby'
import { useEffect } from 'react'
import { useLanguage } from '../../i18n/LanguageContext'
import { remember } from './searchHistory'
import { cleanWords, resultsPath } from './searchWords'

/** Sends the field's form to the results without a page load, and keeps the words among the recent searches. */
export function useSearchForm(field: HTMLInputElement, onLeave: () => void): void {
  const language = useLanguage()
  useEffect(() => {
    const { form } = field
    const send = (event: SubmitEvent) => {
      event.preventDefault()
      const words = cleanWords(field.value)
      if (!words) return
      remember(words)
      onLeave()
      void navigate(resultsPath(words, language))
    }
    form?.addEventListener('submit', send)
    return () => form?.removeEventListener('submit', send)
  }, [field, language, onLeave])
}
