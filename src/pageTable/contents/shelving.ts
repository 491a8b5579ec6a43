import type { Delivery } from '../../contract/product'
import type { Crumb } from '../pageContext'

/**
 * The parts and the rules of a brand's shelving system, from which customers build their own design. All measures are in
 * mm, and names are in the page's language. A `code` is part of the address of a design, so it is never reused.
 */
export interface ShelvingSystem {
  brand: Crumb
  /** Shelves hang on rungs at multiples of this height above the floor. */
  grid: number
  /** The width of an upright. A column is as wide as the distance between the left edges of its uprights. */
  upright: number
  wall: { width: WallMeasure; height: WallMeasure; depth: WallMeasure; step: number }
  /** The initial sizes of a door and of a sloping ceiling. */
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
  /** Parts that are no longer made; old designs may contain them. */
  retired: { code: string; name: string }[]
  presets: Preset[]
  campaign: ShelvingCampaign | null
}

interface WallMeasure {
  min: number
  max: number
  default: number
}

/**
 * The limits of a column: parts, weight in kg, and the height of the lowest rung. Two parts are at least `gap` apart,
 * unless a part stands on a box, at most `touch` above it.
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
  /** The SKUs by colour. */
  skus: Record<string, ShelvingSku>
}

/**
 * A type of part. The height of a board (shelf, desktop) is that of its upper side, and the height of a box (cabinet,
 * chest of drawers) is that of its bottom. `height` is the part's own height. `heights` are the only ones at which a
 * desktop may hang, each with the free height that it needs below; null for parts that hang on any rung.
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

/** The model of a part for a column of this width and uprights of this depth. `reach` is the part's own depth. */
export interface PartModel {
  width: number
  depth: number
  reach: number
  weight: number
  /** The maximum load in kg. */
  load: number
  /** The SKUs by finish. */
  skus: Record<string, ShelvingSku>
}

/** A variant of the catalogue, with price (euro), stock and delivery as they were when the site was built. */
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

/** A promotion that takes a percentage off all parts from a minimum number of them (contract: percent_from). */
export interface ShelvingCampaign {
  /** The title of the campaign, and its page if it has one. */
  name: string
  percent: number
  from: number
  /** The first and last ISO day; null is open-ended. */
  starts: string | null
  ends: string | null
}

/** A design to start from. Its uprights stand on the floor, and all parts of one width and height exist. */
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
  /** The texts that are in the HTML. Those of the planner are a lazy area of messages. */
  texts: { intro: string; presets: string; stage: string; noScript: string; person: string }
}

/** The content of the cart page: the path of the page on which designs in the cart are changed; null without one. */
export interface CartPageContent {
  buildYourOwnPath: string | null
}
