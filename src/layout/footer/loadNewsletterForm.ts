import { BandForm } from '../../features/newsletter/BandForm'
import type { Language } from '../../i18n/languages'
import { loadWords } from '../../i18n/loadWords'

/** The form of the newsletter band, with its words. */
export async function loadNewsletterForm(language: Language): Promise<typeof BandForm> {
  await loadWords(language, ['newsletter'])
  return BandForm
}
