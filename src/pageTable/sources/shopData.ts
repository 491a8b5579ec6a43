import * as v from 'valibot'
import type { OpeningHours } from '../../contract/openingHours'
import type { PictureNotes } from './pictureNotes'
import { filledText as text, buildTranslatedSchema, translatedText } from '../textFields'

const day = v.pipe(v.string(), v.isoDate('must be a date such as 2026-11-22'))
const amount = v.pipe(v.number(), v.minValue(1))

const centimetres = v.pipe(v.number(), v.minValue(0))

/**
 * The plan of a room in cm, measured from its top left corner: the width and the depth of the room, the position of the
 * door in the lower wall, the position and width of the window in the upper wall, the position of the product, and the
 * position, width and depth of other things.
 */
const room = v.strictObject({
  width: centimetres,
  depth: centimetres,
  door: centimetres,
  window: v.tuple([centimetres, centimetres]),
  piece: v.tuple([centimetres, centimetres]),
  things: v.array(v.tuple([centimetres, centimetres, centimetres, centimetres])),
})

/** data/team.json: the members of the team, each with a favourite product and, if known, the room that contains it. */
export const team = v.array(
  v.strictObject({
    name: text,
    role: translatedText,
    quote: translatedText,
    id_product: v.number(),
    room: v.optional(room),
  }),
)

export type Room = v.InferOutput<typeof room>

/** data/reviews.json: customer reviews. The first review is the large quote of the home page. */
export const customerReviews = v.array(
  v.strictObject({
    name: text,
    city: translatedText,
    rating: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5)),
    text: translatedText,
    /** The product that the review is about; null for the business as a whole. */
    id_product: v.nullable(v.number()),
    /** The customer's room with the product. Without it, the review shows the product in use, if there is a picture. */
    room: v.optional(room),
  }),
)

const point = v.tuple([v.number(), v.number()])
const points = v.array(v.number())

/**
 * data/route.json: a plan of the streets around the shop, and the route from a stop to its door in words; null without
 * a plan. One unit is a metre, and north is at the top. A label begins at its point. `water` and `path` are alternating
 * x and y coordinates.
 */
export const route = v.nullable(
  v.strictObject({
    text: translatedText,
    size: point,
    streets: v.array(
      v.strictObject({ name: v.optional(text), line: v.pipe(points, v.length(4)), label: v.optional(point) }),
    ),
    water: points,
    stop: point,
    path: points,
    door: point,
  }),
)

export type Route = NonNullable<v.InferOutput<typeof route>>

/** data/jobs.json: the vacancies. A vacancy with a page of its own has the id of that page. */
export const jobs = v.array(
  v.strictObject({
    id: v.pipe(text, v.regex(/^[a-z0-9-]+$/)),
    title: translatedText,
    hours: translatedText,
    /** The employment types as in schema.org. */
    employment: v.pipe(v.array(v.picklist(['FULL_TIME', 'PART_TIME'])), v.minLength(1)),
    /** The gross pay of a full-time job in euro per month. */
    salary: v.pipe(
      v.strictObject({ from: amount, until: amount }),
      v.check(({ from, until }) => from <= until, 'must begin with the lower amount'),
    ),
    posted: day,
    /** The last day for applications, as an ISO date; null if the vacancy stays open until it is filled. */
    closes: v.nullable(day),
    intro: translatedText,
    tasks: v.array(translatedText),
    profile: v.array(translatedText),
    benefits: v.array(translatedText),
  }),
)

/** data/customers-of-the-month.json: the customers, the latest first. */
export const customersOfTheMonth = v.array(
  v.strictObject({
    month: v.pipe(v.string(), v.isoDate('must be the first day of a month, such as 2026-11-01')),
    name: text,
    city: translatedText,
    /** The name of a picture in data/content/pictures.json. */
    picture: text,
    id_products: v.array(v.number()),
    /** The variants that the customer owns, if they differ from the variants that lists show. */
    id_product_attributes: v.optional(v.array(v.number()), []),
    title: translatedText,
    quote: translatedText,
    text: buildTranslatedSchema(v.array(text)),
  }),
)

export interface ShopData {
  pictures: PictureNotes
  team: v.InferOutput<typeof team>
  reviews: v.InferOutput<typeof customerReviews>
  jobs: Job[]
  customersOfTheMonth: v.InferOutput<typeof customersOfTheMonth>
  openingHours: OpeningHours
  route: Route | null
}

export type Job = v.InferOutput<typeof jobs>[number]
