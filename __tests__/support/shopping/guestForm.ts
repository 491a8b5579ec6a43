import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import type { Language } from '../../../src/i18n/languages'
import { checkout as checkoutEn } from '../../../src/i18n/en/checkout'
import { headings as headingsEn } from '../../../src/i18n/en/firstLoad/headings'
import { identity as en } from '../../../src/i18n/en/identity'
import { checkout as checkoutNl } from '../../../src/i18n/nl/checkout'
import { headings as headingsNl } from '../../../src/i18n/nl/firstLoad/headings'
import { identity as nl } from '../../../src/i18n/nl/identity'

export const identityMessages = { nl, en }
export const checkoutMessages = {
  nl: { ...nl, checkout: checkoutNl, headings: headingsNl },
  en: { ...en, checkout: checkoutEn, headings: headingsEn },
}

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

/** The address is in Belgium. */
export async function typeAddress(
  shopper: UserEvent,
  [street, postcode, city]: readonly [string, string, string],
  { address }: typeof nl | typeof en = nl,
) {
  await shopper.type(field(address.address1.BE), street)
  await shopper.type(field(address.postcode), postcode)
  await shopper.type(field(address.city.BE), city)
}
