import type {
  FAQPage,
  FurnitureStore,
  JobPosting,
  OnlineStore,
  OpeningHoursSpecification,
  PostalAddress,
  Thing,
} from 'schema-dts'
import { listSpecialDays } from '../../contract/openingHours'
import { findShopDay } from '../../i18n/dates'
import { type Language, translate } from '../../i18n/languages'
import shopDetails from '../../../data/shop.json'
import type { ContentPageContent, JobPostingData, Opening } from '../../pageTable/contents/content'
import { shopName } from '../../pageTable/pageContext'
import { buildPath } from '../../pageTable/paths'
import { buildFallbackAddress } from '../../ui/figure/pictureAddress'
import { buildAbsoluteUrl } from '../head/buildAbsoluteUrl'

/**
 * Describes the content of a content page: the shop with its hours, an open vacancy, and questions with their answers.
 * Reviews are left out, because search engines do not accept reviews that a business publishes about itself.
 */
export function buildContentThings(content: ContentPageContent | null, language: Language): Thing[] {
  if (!content) return []
  const { extra, questions, picture } = content
  return [
    ...(extra?.kind === 'shop' ? [buildStore(extra.opening, buildFallbackAddress(picture), language)] : []),
    ...(extra?.kind === 'vacancy' && extra.isOpen ? [buildJobPosting(extra.posting, language)] : []),
    ...(questions ? [buildFaqPage(questions.items)] : []),
  ]
}

const buildPostalAddress = (language: Language): PostalAddress => ({
  '@type': 'PostalAddress',
  streetAddress: shopDetails.street,
  postalCode: shopDetails.postcode,
  addressLocality: translate(shopDetails.city, language),
  addressCountry: shopDetails.country.code,
})

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'].map(
  (day) => `https://schema.org/${day}`,
)

function buildStore(opening: Opening | null, image: string, language: Language): FurnitureStore | OnlineStore {
  const details = {
    name: shopName,
    url: buildAbsoluteUrl(buildPath('homepage', language)),
    image: buildAbsoluteUrl(image),
    address: buildPostalAddress(language),
    telephone: shopDetails.phone.number,
    email: shopDetails.email,
    sameAs: shopDetails.social,
  }
  if (!opening) return { '@type': 'OnlineStore', ...details }
  const { hours } = opening
  return {
    '@type': 'FurnitureStore',
    ...details,
    openingHoursSpecification: hours.week.flatMap((period, index) =>
      period ? [{ ...buildHours(period.open, period.close), dayOfWeek: weekdays[index] }] : [],
    ) as OpeningHoursSpecification[],
    specialOpeningHoursSpecification: listSpecialDays(findShopDay(), hours).map(({ day, hours: period }) => ({
      // In schema.org, a closed day opens and closes at midnight.
      ...buildHours(period?.open ?? '00:00', period?.close ?? '00:00'),
      validFrom: day,
      validThrough: day,
    })),
  }
}

const buildHours = (opens: string, closes: string): OpeningHoursSpecification => ({
  '@type': 'OpeningHoursSpecification',
  opens,
  closes,
})

function buildJobPosting(
  { title, description, posted, closes, employment, salary }: JobPostingData,
  language: Language,
) {
  return {
    '@type': 'JobPosting',
    title,
    description,
    datePosted: posted,
    ...(closes !== null && { validThrough: closes }),
    employmentType: employment,
    hiringOrganization: {
      '@type': 'Organization',
      name: shopName,
      sameAs: buildAbsoluteUrl(buildPath('homepage', language)),
    },
    jobLocation: { '@type': 'Place', address: buildPostalAddress(language) },
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: 'EUR',
      value: { '@type': 'QuantitativeValue', minValue: salary.from, maxValue: salary.until, unitText: 'MONTH' },
    },
  } satisfies JobPosting
}

const buildFaqPage = (items: readonly { question: string; answer: string }[]): FAQPage => ({
  '@type': 'FAQPage',
  mainEntity: items.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
})
