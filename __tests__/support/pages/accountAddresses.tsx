import { screen } from '@testing-library/react'
import { withCustomer } from '../sandbox/storeVisitor'
import { guestDetails } from '../sandbox/Shopper'
import { startSandboxServer } from '../sandbox/startSandboxServer'
import { addressMessages, getPanelField, type visitAddresses } from './visitAddresses'

export const { nl } = addressMessages
const work = { ...guestDetails.delivery, address1: 'Werf 3', postcode: '8000', city: 'Brugge', company: 'Peeters bv' }
export const own = '/v1/my/addresses'

export const row = async (line: string) => (await screen.findByText(line)).closest('li')!
export const button = (name: string) => screen.getByRole('button', { name })
export const panel = () => screen.findByRole('dialog')
export const type = async ({ shopper }: ReturnType<typeof visitAddresses>, values: [string, string][]) => {
  for (const [name, value] of values) {
    await shopper.clear(getPanelField(name))
    await shopper.click(getPanelField(name))
    await shopper.paste(value)
  }
}

/** The customer has two addresses, at home and at work. */
export function startAddressBook() {
  const server = startSandboxServer()

  async function withTwo() {
    const customer = await withCustomer(server)
    await customer.send('POST', own, { address: work })
    return customer
  }
  return { server, withTwo }
}
