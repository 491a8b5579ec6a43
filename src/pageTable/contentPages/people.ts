import type { Product } from '../../contract/product'
import { contentMessages } from '../../i18n/buildTime'
import { locale, type Language } from '../../i18n/languages'
import type { FeaturedCustomer, RatedReview, RoomPlan, TeamMember, VacantPlace } from '../contents/content'
import { buildCardPath } from '../paths'
import { listPortraits } from '../contents/rooms'
import type { Room } from '../sources/shopData'
import type { ContentPageSources } from './ContentPageSources'
import { isJobOpen } from './vacancies'

/** A favourite product that the shop API lacks is left out. */
export function buildTeam({ data, catalogueIndex }: ContentPageSources): TeamMember[] {
  const { language } = catalogueIndex
  return data.team.map(({ name, role, quote, id_product, room }) => {
    const [product] = catalogueIndex.findProducts([id_product])
    return {
      name,
      initials: buildInitials(name),
      role: role[language],
      quote: quote[language],
      plan: product && room ? buildPlan(room, product, language) : null,
      favourite: product ? catalogueIndex.buildProductCrumb(product) : null,
    }
  })
}

const emptyRoom: Room = { width: 420, depth: 460, door: 290, window: [120, 180], piece: [0, 0], things: [] }

/** Builds the card that leads to the jobs. Returns null if the shop has no page for jobs, or if no job is open. */
export function buildVacantPlace({ rows, data, catalogueIndex, builtOn }: ContentPageSources): VacantPlace | null {
  const { language } = catalogueIndex
  const row = rows.find(({ id }) => id === 'jobs')
  if (!row || !data.jobs.some((job) => isJobOpen(job, builtOn))) return null
  const { title, text, label, link } = contentMessages[language].vacantPlace
  const hasPlans = data.team.some(({ room }) => room !== undefined)
  return {
    title,
    text,
    plan: hasPlans ? { room: emptyRoom, label, size: '', piece: null, isRound: false } : null,
    link: { name: link, path: row[`path_${language}`] },
  }
}

/** Builds the plan of a room. Returns null for a product without a width or a depth, which cannot be drawn. */
function buildPlan(room: Room, { name, dimensions }: Product, language: Language): RoomPlan | null {
  const { width, depth, diameter } = dimensions
  const messages = contentMessages[language].plan
  if (!width || !depth) return null
  const size = messages.size(room.width, room.depth)
  return { room, label: messages.label(size, name), size, piece: [width, depth], isRound: diameter !== undefined }
}

export const buildInitials = (name: string): string =>
  name
    .split(/\s+/)
    .map((part) => part.charAt(0).toUpperCase())
    .join('')

/** Builds the reviews, each with the plan of the customer's room or, without one, a picture of the product in use. */
export function buildReviews({
  data,
  catalogueIndex,
}: Pick<ContentPageSources, 'data' | 'catalogueIndex'>): RatedReview[] {
  const { language } = catalogueIndex
  return data.reviews.map(({ text, name, city, rating, id_product, room }) => {
    const [product] = id_product === null ? [] : catalogueIndex.findProducts([id_product])
    const plan = product && room ? buildPlan(room, product, language) : null
    return {
      text: text[language],
      by: `${name}, ${city[language]}`,
      rating: contentMessages[language].rating(rating),
      product: product ? catalogueIndex.buildProductCrumb(product) : null,
      plan,
      picture: (product && !plan && listPortraits([product])[0]) || null,
    }
  })
}

export function buildCustomers({ data, catalogueIndex }: ContentPageSources): FeaturedCustomer[] {
  const { language } = catalogueIndex
  const monthFormat = new Intl.DateTimeFormat(locale[language], { month: 'long', year: 'numeric', timeZone: 'UTC' })
  return data.customersOfTheMonth.map((customer) => {
    const note = data.pictures[customer.picture]
    if (!note) {
      throw new Error(
        `data/customers-of-the-month.json: data/content/pictures.json has no picture "${customer.picture}".`,
      )
    }
    return {
      month: monthFormat.format(new Date(`${customer.month}T12:00:00Z`)),
      title: customer.title[language],
      by: `${customer.name}, ${customer.city[language]}`,
      quote: customer.quote[language],
      paragraphs: customer.text[language],
      picture: { ...note, alt: note.alt[language] },
      products: catalogueIndex
        .findProducts(customer.id_products)
        .flatMap((product) => buildOwnedProduct(product, customer.id_product_attributes, language)),
    }
  })
}

/**
 * Builds the link to a product, in the variant that the customer owns if the customer's data name one. Returns an empty
 * list for a product without a picture.
 */
function buildOwnedProduct(
  { name, slugs, picture, combinations }: Product,
  ownedIds: readonly number[],
  language: Language,
): FeaturedCustomer['products'] {
  const variant = combinations.find(({ id_product_attribute }) => ownedIds.includes(id_product_attribute))
  const shownPicture = variant?.pictures[0] ?? picture
  return shownPicture
    ? [{ name, path: buildCardPath({ slugs, variant_slugs: variant?.slugs ?? null }, language), picture: shownPicture }]
    : []
}
