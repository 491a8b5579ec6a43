import type { Language } from '../../i18n/languages'
import shopDetails from '../../../data/shop.json'

/** Fills the details of the seller into the text of a page, so that all pages have the same: `{email}` and those below. */
export function fillShopDetails(source: string, language: Language): string {
  const { name, company, companyNumber, vatNumber, register, email, street, postcode, city, phone } = shopDetails
  const details: Record<string, string> = {
    name,
    company,
    companyNumber,
    email,
    vatNumber,
    register: register[language],
    address: `${street}, ${postcode} ${city[language]}`,
    phone: phone.text,
  }
  return source.replace(/\{(\w+)\}/g, (whole, name: string) => details[name] ?? whole)
}
