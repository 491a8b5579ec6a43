import { BandForm } from '../../features/newsletter/BandForm'
import type { Language } from '../../i18n/languages'
import { loadWords } from '../../i18n/loadWords'

/** Loads the form of the newsletter band with its messages. */
export async function loadNewsletterForm(language: Language): Promise<typeof BandForm> {
  await loadWords(language, ['newsletter'])
  return BandForm
}
