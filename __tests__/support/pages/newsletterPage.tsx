import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { newsletter as en } from '../../../src/i18n/en/newsletter'
import type { Language } from '../../../src/i18n/languages'
import { newsletter as nl } from '../../../src/i18n/nl/newsletter'
import NewsletterTemplate from '../../../src/templates/newsletter'
import { readLatestEmail } from '../sandbox/newsletterEmails'
import { buildTemplateElement } from '../dom/renderTemplate'
import { Shopper } from '../sandbox/Shopper'
import { startSandboxServer } from '../sandbox/startSandboxServer'
import { setLazyTestStore } from '../store/pageStore'

export const newsletterMessages = { nl, en }
export const paths = { nl: '/nl/nieuwsbrief', en: '/en/newsletter' }
export const email = 'ine@example.com'
export const findField = (name: string | RegExp) => screen.findByLabelText(name, { selector: 'input' })

/** With a fragment, opens an email link. */
export function openNewsletterPage(language: Language = 'nl', fragment = '') {
  window.history.replaceState(null, '', paths[language] + fragment)
  const shop = setLazyTestStore(language)
  const view = render(buildTemplateElement(NewsletterTemplate, null, { language, template: 'newsletter' }))
  return { ...view, shop, shopper: userEvent.setup() }
}

/** The database is created in advance, so that no test waits for it. */
export function startNewsletter() {
  const server = startSandboxServer()

  /** Returns the confirmation email. */
  async function requestSubscription(id_lang = 1) {
    const visitor = new Shopper(server.sandbox)
    await visitor.send('POST', '/v1/newsletter', { email, firstName: '', lastName: '', id_lang })
    return readLatestEmail(server.sandbox)
  }
  /** The sandbox is opened in advance, so that no test waits for the catalogue. */
  beforeEach(() => void server.sandbox)
  const readState = () => server.sandbox.database.one<{ state: string }>('SELECT state FROM newsletter')?.state
  return { server, requestSubscription, readState }
}
