import { screen, within } from '@testing-library/react'
import { SidePanels } from '../../../src/layout/sidePanel/SidePanels'
import { addresses as en } from '../../../src/i18n/en/addresses'
import type { Language } from '../../../src/i18n/languages'
import { addresses as nl } from '../../../src/i18n/nl/addresses'
import type { PageContext } from '../../../src/pageTable/pageContext'
import { buildPath } from '../../../src/pageTable/paths'
import AccountAddressesPage from '../../../src/templates/account-addresses'
import { identityMessages } from '../shopping/guestForm'
import { visit } from './visitAccount'

/** `fields` contains the validation errors. */
export const addressMessages = {
  nl: { ...identityMessages.nl, fields: identityMessages.nl.errors, ...nl },
  en: { ...identityMessages.en, fields: identityMessages.en.errors, ...en },
}

/** The page includes the side panel. */
export function visitAddresses(language: Language = 'nl') {
  window.history.replaceState(null, '', buildPath('my-addresses', language))
  const page = {
    ...{ id: 'my-addresses', template: 'account-addresses', title: 'Mijn adressen', language, navigation: [] },
    breadcrumbs: [{ name: 'Home', path: `/${language}` }],
  } as unknown as PageContext
  return visit(
    <>
      <main>
        <AccountAddressesPage pageContext={page} />
      </main>
      <SidePanels />
    </>,
    language,
  )
}

export const getPanelField = (name: string) =>
  within(screen.getByRole('dialog')).getByLabelText((label) => label === name || label.startsWith(`${name} (`), {
    selector: 'input, select',
  })
