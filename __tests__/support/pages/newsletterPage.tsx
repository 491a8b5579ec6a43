import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { newsletter as en } from '../../../src/i18n/en/newsletter'
import type { Language } from '../../../src/i18n/languages'
import { newsletter as nl } from '../../../src/i18n/nl/newsletter'
import NewsletterTemplate from '../../../src/templates/newsletter'
import { setLazyTestStore } from '../store/setLazyTestStore'
import { readLatestEmail } from '../sandbox/newsletterEmails'
import { templateElement } from '../dom/renderTemplate'
import { Shopper } from '../sandbox/Shopper'
import { startSandboxServer } from '../sandbox/startSandboxServer'
// What comes late, read ahead: a test waits for the page, not for the compiler.
import '../../../src/features/newsletter/NewsletterContent'
import '../../../src/store/newsletter/subscribe'
import '../../../src/store/StoreProvider'

export const newsletterWords = { nl, en }
export const paths = { nl: '/nl/nieuwsbrief', en: '/en/newsletter' }
export const email = 'ine@example.com'
export const field = (name: string | RegExp) => screen.findByLabelText(name, { selector: 'input' })

/** A browser opens the newsletter's page, or a link of a letter. */
export function open(language: Language = 'nl', fragment = '') {
  window.history.replaceState(null, '', paths[language] + fragment)
  const shop = setLazyTestStore(language)
  const view = render(templateElement(NewsletterTemplate, null, { language, template: 'newsletter' }))
  return { ...view, shop, shopper: userEvent.setup() }
}

/** A shop with its newsletter; the database is made beforehand, and not while a shopper waits. */
export function startNewsletter() {
  const server = startSandboxServer()

  /** A visitor who has the letter to confirm from. */
  async function asked(id_lang = 1) {
    const visitor = new Shopper(server.sandbox)
    await visitor.send('POST', '/v1/newsletter', { email, firstName: '', lastName: '', id_lang })
    return readLatestEmail(server.sandbox)
  }
  /** Opened beforehand: a test waits for the page, not for the catalogue. */
  beforeEach(() => void server.sandbox)
  const state = () => server.sandbox.database.one<{ state: string }>('SELECT state FROM newsletter')?.state
  return { server, asked, state }
}
