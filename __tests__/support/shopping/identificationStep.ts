import { screen } from '@testing-library/react'
import { checkout as checkoutEn } from '../../../src/i18n/en/checkout'
import { headings as headingsEn } from '../../../src/i18n/en/firstLoad/headings'
import { checkout as checkoutNl } from '../../../src/i18n/nl/checkout'
import { headings as headingsNl } from '../../../src/i18n/nl/firstLoad/headings'
import { field, identityMessages } from './guestForm'
import { accountAddress, accountDetails, register } from '../sandbox/register'
import { Shopper } from '../sandbox/Shopper'
import { startSandboxServer } from '../sandbox/startSandboxServer'
import { type walkCheckout } from './walkCheckout'

export const identificationMessages = {
  nl: { ...identityMessages.nl, checkout: checkoutNl, headings: headingsNl },
  en: { ...identityMessages.en, checkout: checkoutEn, headings: headingsEn },
}

export const { nl } = identificationMessages
export const page = 'checkout'
export const sees = (name: string) => screen.findByRole('heading', { level: 1, name })
export const { email, password } = accountDetails

export async function logsIn(walk: ReturnType<typeof walkCheckout>, language: 'nl' | 'en', typed = password) {
  const { login, methods } = identificationMessages[language]
  const { shopper } = walk
  await shopper.click(await screen.findByRole('radio', { name: new RegExp(methods.login) }))
  await shopper.click(field(login.email))
  await shopper.paste(email)
  await shopper.click(field(login.password))
  await shopper.paste(typed)
  await shopper.click(screen.getByRole('button', { name: login.submit }))
}

export function startIdentification() {
  const server = startSandboxServer()

  /** The account is created on another device. */
  const hasAccount = (details: object = { ...accountDetails, ...accountAddress }) =>
    register(new Shopper(server.sandbox), details)
  return { server, hasAccount }
}
