import * as v from 'valibot'
import { picture } from './pictureShape'
import { id, slug, slugs, text, whole, words } from './values'

const campaignRow = {
  id: slug,
  slug: slugs,
  title: text,
  teaser: text,
  note: v.nullish(text, null),
  brand: v.nullable(slug),
  starts_in_days: v.nullable(whole),
  ends_in_days: v.nullable(whole),
  picture: v.nullable(picture),
  products: v.array(id),
}

const percent = v.pipe(v.number(), v.gtValue(0), v.maxValue(100))

/** What the campaigns that are an offer of the cart give (rules/offers). */
const offerValues = {
  buy_x_get_y: v.object({ buy: id, free: id }),
  percent_from: v.object({ percent, min_modules: id }),
  /**
   * From `needed` pieces on, and for each `needed` more, one `gift` (a product) whose attribute of the group `same` is
   * that of a piece that counts. `counts`: products of which one piece counts for more than one.
   */
  gift: v.object({ gift: id, same: words, needed: id, counts: v.record(v.pipe(v.string(), v.regex(/^\d+$/)), id) }),
}

export const campaign = v.variant('type', [
  v.object({ ...campaignRow, type: v.literal('percent'), value: percent }),
  v.object({ ...campaignRow, type: v.literal('gift'), value: offerValues.gift }),
  v.object({ ...campaignRow, type: v.literal('buy_x_get_y'), value: offerValues.buy_x_get_y }),
  v.object({ ...campaignRow, type: v.literal('percent_from'), value: offerValues.percent_from }),
  v.object({ ...campaignRow, type: v.literal('donation'), value: id }),
  v.object({ ...campaignRow, type: v.literal('showroom'), value: v.null() }),
])
