import { screen } from '@testing-library/react'
import { checkoutMessages, field } from './guestForm'
import { accountAddress, accountDetails, register } from '../sandbox/register'
import { Shopper } from '../sandbox/Shopper'
import { startSandboxServer } from '../sandbox/startSandboxServer'
import { type walkCheckout } from './walkCheckout'

export const { nl } = checkoutMessages
export const page = 'checkout'
export const { email, password } = accountDetails

export async function logsIn(walk: ReturnType<typeof walkCheckout>, language: 'nl' | 'en', typed = password) {
  const { login, methods } = checkoutMessages[language]
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
