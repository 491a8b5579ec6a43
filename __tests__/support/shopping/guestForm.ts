import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import type { Language } from '../../../src/i18n/languages'
import { identity as en } from '../../../src/i18n/en/identity'
import { identity as nl } from '../../../src/i18n/nl/identity'

export const identityMessages = { nl, en }

const control = { selector: 'input, select' }

/** A query by label is much faster than a query by role. */
export const field = (name: string | RegExp) => screen.getByLabelText(name, control)

/** Resolves once the step has loaded. */
export const waitForField = (name: string | RegExp) => screen.findByLabelText(name, control)

/** The address is in Ghent. */
export async function fillGuestForm(shopper: UserEvent, language: Language = 'nl', email = 'ine@example.com') {
  const { info, address } = identityMessages[language]
  await waitForField(info.email)
  const values: [string, string][] = [
    [info.email, email],
    [info.firstname, 'Ine'],
    [info.lastname, 'Vermeulen'],
    [address.address1.BE, 'Kastanjelaan 88'],
    [address.postcode, '9000'],
    [address.city.BE, 'Gent'],
  ]
  for (const [name, value] of values) {
    await shopper.click(field(name))
    await shopper.paste(value)
  }
}
