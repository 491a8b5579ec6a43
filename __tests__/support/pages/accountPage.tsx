import { screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import type { ComponentType } from 'react'
import { identity as identityEn } from '../../../src/i18n/en/identity'
import { account as accountEn } from '../../../src/i18n/en/account'
import type { Language } from '../../../src/i18n/languages'
import type { Areas } from '../../../src/i18n/messages'
import { account as accountNl } from '../../../src/i18n/nl/account'
import { identity as identityNl } from '../../../src/i18n/nl/identity'
import type { PageContext } from '../../../src/pageTable/pageContext'
import type { TemplateName } from '../../../src/pageTable/templates'
import { buildPath, type LinkedPage } from '../../../src/pageTable/paths'
import { accountDetails } from '../sandbox/register'
import { buildTemplateElement } from '../dom/renderTemplate'
import { visit } from './visitAccount'

export const accountMessages = {
  nl: { ...accountNl, identity: identityNl },
  en: { ...accountEn, identity: identityEn },
}

interface Visit {
  language?: Language
  template?: TemplateName
  /** The query and the fragment of the URL. */
  behind?: string
}

export function openAccountPage(
  Page: ComponentType<{ pageContext: PageContext }>,
  page: LinkedPage,
  { language = 'nl', template = 'account-home', behind = '' }: Visit = {},
) {
  window.history.replaceState(null, '', buildPath(page, language) + behind)
  const go = jest.fn(() => Promise.resolve())
  Object.assign(globalThis, { ___navigate: go })
  const view = visit(buildTemplateElement(Page, null as never, { language, template, id: page }), language)
  return { ...view, go, messages: accountMessages[language] }
}

/** This heading of the login form replaces an account page. */
export const findLoginHeading = (language: Language = 'nl') =>
  screen.findByRole('heading', { level: 2, name: accountMessages[language].gate.title })

export async function logInHere(
  shopper: UserEvent,
  language: Language = 'nl',
  { email, password } = { email: accountDetails.email, password: accountDetails.password },
) {
  const { gate, identity } = accountMessages[language]
  const place = await screen.findByRole('region', { name: gate.title })
  await logInWithin(place, shopper, { email, password }, identity)
}

/** Fills in and submits the login form in an element of the page. */
export async function logInWithin(
  place: HTMLElement,
  shopper: UserEvent,
  { email, password } = { email: accountDetails.email, password: accountDetails.password },
  { login }: Areas['identity'] = identityNl,
) {
  const form = within(place)
  for (const [name, value] of [
    [login.email, email],
    [login.password, password],
  ] as const) {
    const typed = await form.findByLabelText(name, { selector: 'input' })
    await shopper.clear(typed)
    await shopper.click(typed)
    await shopper.paste(value)
  }
  await shopper.click(form.getByRole('button', { name: login.submit }))
}
