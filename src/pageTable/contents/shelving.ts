import type { Delivery } from '../../contract/product'
import type { Crumb } from '../pageContext'

/**
 * The parts and the rules of a brand's shelving system, from which customers build their own design. All lengths are
 * in mm, all weights and loads in kg, and all names in the page's language. A `code` is part of the address of a
 * design, so it is never reused.
 */
export interface ShelvingSystem {
  brand: Crumb
  /** The distance between two rungs. Shelves hang on rungs at multiples of this distance above the floor. */
  grid: number
  /** The width of an upright. A column is as wide as the distance between the left edges of its uprights. */
  upright: number
  wall: { width: LengthRange; height: LengthRange; depth: LengthRange; step: number }
  /** The initial size of a door, and the initial horizontal length and lowest height of a sloping ceiling. */
  door: { width: number; height: number }
  slope: { run: number; low: number }
  limits: ShelvingLimits
  /** Uprights above this height are fixed to the wall, and so are uprights that hang or are used near children. */
  wallFixingAbove: number
  reach: { adult: number; child: number; childBox: number }
  drilling: { fromEnd: number; every: number; diameter: number; depth: number }
  finishes: Finish[]
  colours: Finish[]
  widths: { code: string; mm: number }[]
  depths: { code: string; mm: number }[]
  uprights: UprightSize[]
  parts: PartType[]
  /** Parts that are no longer made, but that old designs may contain. */
  retired: { code: string; name: string }[]
  presets: Preset[]
  campaign: ShelvingCampaign | null
}

interface LengthRange {
  min: number
  max: number
  default: number
}

/**
 * The limits on a design: the number of columns, and for each column the number of parts, the load in kg and the height
 * of the lowest rung above the bottom of its uprights. Two parts are at least `gap` apart, except a part that is at
 * most `touch` above a box and so stands on the box. Between two boards, `gap` is measured from top to top.
 */
export interface ShelvingLimits {
  columns: number
  columnParts: number
  columnLoad: number
  lowest: number
  gap: number
  touch: number
}

export interface Finish {
  code: string
  key: string
  name: string
  /** A CSS hex colour. */
  swatch: string
}

export interface UprightSize {
  code: string
  height: number
  models: UprightModel[]
}

export interface UprightModel {
  depth: number
  weight: number
  /** The SKUs by the key of the colour. */
  skus: Record<string, ShelvingSku>
}

/**
 * A type of part. The position of a board (shelf, desktop) is the height of its upper side, and the position of a box
 * (cabinet, chest of drawers) is the height of its bottom. `height` is the height of the part itself. `heights` are the
 * only positions at which a desktop may hang, each with the free height that it needs underneath; null for parts that
 * hang on any rung.
 */
export interface PartType {
  code: string
  key: string
  name: string
  form: 'board' | 'box'
  height: number
  heights: { at: number; clearBelow: number }[] | null
  models: PartModel[]
}

/**
 * The model of a part for a column of this width and uprights of this depth. `reach` is the depth of the part itself.
 */
export interface PartModel {
  width: number
  depth: number
  reach: number
  weight: number
  /** The maximum load. */
  load: number
  /** The SKUs by the key of the finish. */
  skus: Record<string, ShelvingSku>
}

/** A variant of the catalogue, with its price in euro, its stock and its delivery when the site was built. */
export interface ShelvingSku {
  id_product: number
  id_product_attribute: number
  id_sku: number
  /** The name of the product and its variant. */
  name: string
  price: number
  stock: number
  delivery: Delivery | null
}

/** A promotion that reduces all parts by a percentage if there are at least `from` parts (contract: percent_from). */
export interface ShelvingCampaign {
  /** The title of the campaign. */
  name: string
  percent: number
  from: number
  /** The first and last ISO day; null means open-ended. */
  starts: string | null
  ends: string | null
}

/** A design from which customers can start. `foot` is the height of the bottom of an upright above the floor. */
export interface Preset {
  key: string
  name: string
  text: string
  depth: number
  colour: string
  uprights: { height: number; foot: number }[]
  columns: { width: number; parts: { kind: string; at: number; finish: string }[] }[]
}

export interface BuildYourOwnContent {
  system: ShelvingSystem
  /** The texts that are in the HTML. The texts of the planner are messages that load later. */
  texts: { intro: string; presets: string; stage: string; slow: string; noScript: string; person: string }
}

export interface CartPageContent {
  /** The path of the page on which users change the designs in the cart; null without such a page. */
  buildYourOwnPath: string | null
  /** The link below an empty cart. */
  start: Crumb
  /** The payment methods in a sentence. */
  payment: string
}
