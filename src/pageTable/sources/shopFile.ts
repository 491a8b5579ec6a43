import * as v from 'valibot'
import { buildEmailSchema } from '../../contract/buildEmailSchema'
import { languageList } from './languageList'
import { type Feature, featureNames } from '../features'
import { filledText as text, translatedText } from '../textFields'

const amount = v.pipe(v.number('must be an amount in euro, such as 6.95'), v.minValue(0, 'must not be negative'))
/** Amounts in euro. `freeFrom` is null if delivery is never free. `returnCost` is what customers pay for a return. */
const deliveryTerms = v.strictObject({ cost: amount, freeFrom: v.nullable(amount), returnCost: amount })

const featureSwitch = v.optional(v.boolean('must be true or false'))

const readLastDigits = (phone: string) => phone.replace(/\D/g, '').slice(-6)

/** Returns whether browsers know a time zone. Only names with a slash count, because older ones refuse "+01:00". */
function isTimeZone(name: string): boolean {
  try {
    return name.includes('/') && Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}

/**
 * data/shop.json: the facts about the shop that the API does not provide. Other code imports the file itself, so that
 * browsers load only the fields that they show, and no schema.
 */
export const shopFile = v.strictObject({
  /** The name that customers know, and the legal name of the company. */
  name: text,
  company: text,
  companyNumber: v.pipe(text, v.regex(/^[\d. /A-Z]+$/, 'must be a number such as 0987.654.394')),
  vatNumber: v.pipe(text, v.regex(/^[A-Z]{2} ?[\dA-Z][\dA-Z. ]+$/, 'must be a VAT number such as BE 0987.654.394')),
  /** The register in which the company has its number. */
  register: translatedText,
  email: buildEmailSchema('must be an email address'),
  phone: v.pipe(
    v.strictObject({
      /** The number in the format of links and structured data. */
      number: v.pipe(text, v.regex(/^\+\d{7,15}$/, 'must be international and have digits only, such as +3291234567')),
      text,
    }),
    v.check(
      ({ number, text: displayedNumber }) => readLastDigits(number) === readLastDigits(displayedNumber),
      'has two different numbers',
    ),
  ),
  languages: languageList,
  street: text,
  postcode: text,
  city: translatedText,
  country: v.strictObject({
    code: v.pipe(text, v.regex(/^[A-Z]{2}$/, 'must be the two letters of a country, such as BE')),
    ...translatedText.entries,
  }),
  /** The time zone in which the shop opens, and in which its days begin. */
  timeZone: v.pipe(text, v.check(isTimeZone, 'must be a time zone such as Europe/Helsinki')),
  /** The pages of the shop on social networks, for search engines. */
  social: v.array(
    v.pipe(v.string(), v.url('must be a web address'), v.startsWith('https://', 'must begin with https://')),
  ),
  /**
   * The names of two photos of rooms in data/content/pictures.json: `shared` is the preview of shared links to pages
   * without a picture, and `giftlists` is the picture of every gift list.
   */
  pictures: v.strictObject({ shared: text, giftlists: text }),
  /**
   * Switches for features. With false, the shop lacks the feature although its API offers it. With true, the build
   * fails if the API does not offer the feature. By default, the links of the API decide (pageTable/features).
   */
  features: v.optional(
    v.strictObject(
      Object.fromEntries(featureNames.map((name) => [name, featureSwitch])) as Record<Feature, typeof featureSwitch>,
    ),
    {},
  ),
  /**
   * The number of days in which customers may return an item without giving a reason (Directive 2011/83/EU, art. 9).
   */
  daysToDecide: v.pipe(v.number(), v.integer(), v.minValue(14, 'must be 14 or more, as the law requires')),
  /** The delivery terms that pages state before the shop API knows the address and the cart. */
  delivery: v.strictObject({ parcel: deliveryTerms, large: deliveryTerms }),
})
