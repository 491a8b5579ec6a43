import { render, screen } from '@testing-library/react'
import type { Address } from '../../../src/contract/session'
import { DefaultAddresses } from '../../../src/features/account/addresses/DefaultAddresses'
import { addresses as en } from '../../../src/i18n/en/addresses'
import { identity as identityEn } from '../../../src/i18n/en/identity'
import { addresses as nl } from '../../../src/i18n/nl/addresses'
import { identity as identityNl } from '../../../src/i18n/nl/identity'
import { lazyTestMessages } from '../../support/data/commonSentences'
import { addMessages } from '../../../src/i18n/messages'
import { addressesReceived } from '../../../src/store/session/sessionSlice'
import { axe } from '../../support/axe'
import { InPage, setPageStore } from '../../support/store/pageStore'
import { createTestStore } from '../../support/store/testStore'

addMessages('nl', { ...lazyTestMessages.nl, addresses: nl, identity: identityNl })
addMessages('en', { ...lazyTestMessages.en, addresses: en, identity: identityEn })

const address = (id_address: number, address1: string, defaults: Partial<Address> = {}): Address => ({
  ...{ id_address, firstname: 'An', lastname: 'Peeters', company: null, vat_number: null },
  ...{ address1, address2: null, postcode: '9000', city: 'Gent', id_country: 3, ...defaults },
})

function show(addresses: Address[], language: 'nl' | 'en') {
  const store = setPageStore(createTestStore())
  store.dispatch(addressesReceived(addresses))
  return render(
    <InPage language={language}>
      <DefaultAddresses />
    </InPage>,
  )
}

describe.each([
  ['nl', nl.short, '/nl/mijn-adressen'],
  ['en', en.short, '/en/my-addresses'],
] as const)('the default addresses in %s', (language, messages, path) => {
  test('a message and a link to add an address are shown when there are no addresses', () => {
    show([], language)
    expect(screen.getByText(messages.none)).toBeVisible()
    expect(screen.getByRole('link', { name: messages.add })).toHaveAttribute('href', path)
  })

  test('an address that is both defaults is shown once', async () => {
    const both = { default_delivery: true, default_invoice: true }
    const { container } = show([address(1, 'Werf 3'), address(2, 'Lindelaan 1', both)], language)
    expect(screen.getByText(messages.both).parentElement).toHaveTextContent('Lindelaan 1')
    expect(screen.queryByText('Werf 3')).not.toBeInTheDocument()
    expect(screen.getByRole('link', { name: messages.all })).toHaveAttribute('href', path)
    expect(await axe(container)).toHaveNoViolations()
  })

  test('two different defaults are both shown, each with its use', () => {
    const list = [
      address(1, 'Werf 3', { default_invoice: true }),
      address(2, 'Lindelaan 1', { default_delivery: true }),
    ]
    show(list, language)
    expect(screen.getByText(messages.delivery).parentElement).toHaveTextContent('Lindelaan 1')
    expect(screen.getByText(messages.invoice).parentElement).toHaveTextContent('Werf 3')
  })
})
