import type { SandboxDatabase } from '../../../src/sandbox/database/SandboxDatabase'

/** A cart as plain values. Its lines have different variants. `carrier` is a key, or null. */
export interface PlainWish {
  lines: { version: number; quantity: number }[]
  codes: string[]
  email: string | null
  iso: string
  carrier: string | null
  wrap: boolean
}

/** The amounts of a cart, in cents. */
export interface PlainCount {
  items: number
  discount: number
  shipping: number | null
  wrapping: number
  total: number
  vat: number
  lines: { total: number; discount: number; free: number }[]
  /** The discounts of the campaigns and vouchers that take effect. */
  offers: Record<string, number>
  vouchers: Record<string, number>
}

interface Version {
  id: number
  product: number
  cents: number
  reduced: boolean
  brand: string
  categories: string[]
  fabric: string | undefined
  grams: number
  bulky: boolean
  wrappable: boolean
}

/** One item of a line. `paid` becomes false when a promotion gives the item for free. */
interface Piece {
  line: number
  version: Version
  paid: boolean
}

interface Voucher {
  code: string
  type: string
  percent: number
  cents: number
  minimum: number
  brand: string | null
  runs: boolean
  exclude_sale: boolean
  max_uses: number | null
  email: string | null
}

type Row = Record<string, string & number>

const add = (numbers: number[]) => numbers.reduce((sum, number) => sum + number, 0)

/** Returns `top` / `bottom` in whole cents, without a float as an intermediate result. Halves are rounded up. */
const rounded = (top: bigint, bottom: bigint) => Number((2n * top + bottom) / (2n * bottom))

/**
 * Distributes `cents` one by one. Each cent goes to the line that is furthest below its share, or to the first of
 * several.
 */
function handOut(cents: number, weights: number[]): number[] {
  const all = add(weights)
  const given = weights.map((weight) => (all === 0 ? 0 : Number((BigInt(cents) * BigInt(weight)) / BigInt(all))))
  while (all > 0 && add(given) < cents) {
    const behind = weights.map((weight, at) => BigInt(cents) * BigInt(weight) - BigInt(given[at]!) * BigInt(all))
    const most = behind.reduce((one, other) => (other > one ? other : one))
    given[behind.indexOf(most)]! += 1
  }
  return given
}

/**
 * Calculates the amounts of a cart item by item, directly from the tables and from the text of docs/shop-api/cart.md. The
 * property test compares the sandbox with this class.
 */
export class PlainCart {
  private readonly versions = new Map<number, Version>()
  private readonly vouchers: Voucher[]

  constructor(private readonly database: SandboxDatabase) {
    const categories = new Map<number, string[]>()
    for (const row of this.rows(`SELECT id_product, category.slug ->> 'en' AS slug FROM product_category
      JOIN category USING (id_category)`)) {
      categories.set(row['id_product']!, [...(categories.get(row['id_product']!) ?? []), row['slug']!])
    }
    for (const row of this
      .rows(`SELECT combination.*, ifnull(combination.weight_grams, product.weight_grams) AS grams, bulky, gift_wrap, brand.slug AS brand
      FROM combination JOIN product USING (id_product) JOIN brand USING (id_brand)`)) {
      const attributes = JSON.parse(row['attributes']!) as { key: string; group: string }[]
      this.versions.set(row['id_product_attribute']!, {
        id: row['id_product_attribute']!,
        product: row['id_product']!,
        cents: row['price_cents']!,
        reduced: row['regular_cents'] !== null,
        brand: row['brand']!,
        categories: categories.get(row['id_product']!) ?? [],
        fabric: attributes.find(({ group }) => group === 'fabric')?.key,
        grams: row['grams']!,
        bulky: row['bulky'] === 1,
        wrappable: row['gift_wrap'] === 1,
      })
    }
    const today = new Date().toISOString().slice(0, 10)
    this.vouchers = this.rows('SELECT * FROM voucher').map((row) => ({
      code: row['code']!,
      type: row['type']!,
      percent: row['percent']!,
      cents: row['amount_cents']!,
      minimum: row['minimum_cents']!,
      brand: row['brand']!,
      runs: (row['starts'] ?? today) <= today && (row['ends'] ?? today) >= today,
      exclude_sale: row['exclude_sale'] === 1,
      max_uses: row['max_uses']!,
      email: row['email']!,
    }))
  }

  /** Returns the ids of all variants of these products. */
  versionsOf(products: number[]): number[] {
    return [...this.versions.values()].filter(({ product }) => products.includes(product)).map(({ id }) => id)
  }

  count(wish: PlainWish): PlainCount {
    const pieces = this.pieces(wish)
    const totals = wish.lines.map((_, at) =>
      add(pieces.filter(({ line }) => line === at).map((one) => one.version.cents)),
    )
    const off = totals.map(() => 0)
    const take = (shares: number[]) => shares.forEach((share, at) => (off[at]! += share))
    const left = () => totals.map((total, at) => total - off[at]!)

    const offers: Record<string, number> = {}
    for (const [name, given] of [
      ['buy_x_get_y', this.sixth(pieces)],
      ['gift', this.poufs(pieces)],
    ] as const) {
      if (given === null) continue
      const shares = wish.lines.map((_, at) =>
        add(given.filter((one) => one.line === at).map((one) => one.version.cents)),
      )
      offers[name] = add(shares)
      take(shares)
    }
    const parts = this.ofCampaign(pieces, 'leden-campaign').filter(({ paid }) => paid)
    if (parts.length > 0) {
      const weights = left().map((cents, at) => (parts.some(({ line }) => line === at) ? cents : 0))
      const cents = parts.length >= 6 ? rounded(BigInt(add(weights)) * 10n, 100n) : 0
      offers['percent_from'] = cents
      take(handOut(cents, weights))
    }

    const afterOffers = left()
    const counts = (voucher: Voucher, at: number) => {
      const { brand, reduced } = this.version(wish.lines[at]!.version)
      const ofBrand = voucher.brand === null || voucher.brand === brand
      return afterOffers[at]! > 0 && ofBrand && !(voucher.exclude_sale && reduced)
    }
    const holding = this.vouchers.filter(
      (one) => wish.codes.includes(one.code) && this.holds(one, wish, afterOffers, counts),
    )
    const vouchers: Record<string, number> = {}
    for (const type of ['percent', 'amount', 'free_shipping']) {
      for (const voucher of holding.filter((one) => one.type === type)) {
        const weights = left().map((cents, at) => (counts(voucher, at) ? cents : 0))
        const percent = BigInt(Math.round((voucher.percent ?? 0) * 10))
        const cents =
          type === 'percent'
            ? rounded(BigInt(add(weights)) * percent, 1000n)
            : Math.min(voucher.cents ?? 0, add(weights))
        vouchers[voucher.code] = cents
        take(handOut(cents, weights))
      }
    }

    const goods = add(left())
    // An empty cart is not delivered, but the chosen carrier is preserved for later items.
    const price = pieces.length > 0 && wish.carrier && this.price(wish.carrier, wish.iso, pieces, goods, holding)
    const shipping = typeof price === 'number' ? price : null
    const wrap = this.rows('SELECT * FROM gift_wrap')[0]!
    const wrapped = wish.wrap && pieces.some(({ version }) => version.wrappable) && goods < wrap['free_from_cents']!
    const wrapping = wrapped ? wrap['price_cents']! : 0
    const total = goods + (shipping ?? 0) + wrapping
    const rate = BigInt(this.rows('SELECT * FROM country').find(({ iso }) => iso === wish.iso)!['vat']!)
    return {
      items: add(totals),
      discount: add(off),
      shipping,
      wrapping,
      total,
      vat: rounded(BigInt(total) * rate, 100n + rate),
      lines: totals.map((cents, at) => ({
        total: cents,
        discount: off[at]!,
        free: pieces.filter(({ line, paid }) => line === at && !paid).length,
      })),
      offers,
      vouchers,
    }
  }

  /** Whether a carrier accepts the cart. */
  takes(carrier: string, iso: string, lines: PlainWish['lines']): boolean {
    const pieces = this.pieces({ lines })
    const grams = add(pieces.map(({ version }) => version.grams))
    const able = (key: string) => {
      const row = this.terms(key, iso)
      if (row === undefined || (row['max_grams'] !== null && grams > row['max_grams']!)) return false
      return row['bulky'] === 1 || pieces.every(({ version }) => !version.bulky)
    }
    return able(carrier) && !(carrier === 'two-man' && able('home'))
  }

  private price(carrier: string, iso: string, pieces: Piece[], goods: number, holding: Voucher[]): number | null {
    const lines = pieces.map(({ version }) => ({ version: version.id, quantity: 1 }))
    if (!this.takes(carrier, iso, lines)) return null
    const { price_cents, free_from_cents } = this.terms(carrier, iso)!
    const free = holding.some(({ type }) => type === 'free_shipping')
    return free || (free_from_cents !== null && goods >= free_from_cents!) ? 0 : price_cents!
  }

  private holds(one: Voucher, wish: PlainWish, left: number[], counts: (one: Voucher, at: number) => boolean): boolean {
    if (!one.runs || one.max_uses === 0 || (one.email !== null && one.email !== wish.email)) return false
    const counted = left.filter((_, at) => counts(one, at))
    const some = counted.length > 0 || (one.brand === null && !(one.exclude_sale && left.some((cents) => cents > 0)))
    return some && add(counted) >= one.minimum
  }

  /** Returns the cheapest of six chairs or the two cheapest of twelve; null without a chair. */
  private sixth(pieces: Piece[]): Piece[] | null {
    const chairs = this.ofCampaign(pieces, 'year-end-spile')
    return chairs.length === 0 ? null : this.giveAway(chairs, Math.floor(chairs.length / 6))
  }

  /** Returns a pouf for a sofa or for two armchairs; null without either. */
  private poufs(pieces: Piece[]): Piece[] | null {
    const counting = this.ofCampaign(pieces, 'hiljaa-weeks').filter(({ paid }) => paid)
    const seats = add(counting.map(({ version }) => (version.categories.includes('sofas') ? 2 : 1)))
    const fabrics = this.versionsOf([1025]).map((id) => this.version(id).fabric)
    const any = counting.some(({ version }) => !fabrics.includes(version.fabric))
    const alike = pieces.filter(
      ({ version }) =>
        version.product === 1025 && (any || counting.some((piece) => piece.version.fabric === version.fabric)),
    )
    return counting.length === 0 ? null : this.giveAway(alike, Math.floor(seats / 2))
  }

  private giveAway(pieces: Piece[], number: number): Piece[] {
    const given = [...pieces].sort((one, other) => one.version.cents - other.version.cents).slice(0, number)
    for (const piece of given) piece.paid = false
    return given
  }

  private ofCampaign(pieces: Piece[], id: string): Piece[] {
    const products = this.rows(`SELECT id_product FROM campaign_product WHERE id = '${id}'`).map(
      (row) => row['id_product'],
    )
    return pieces.filter(({ version }) => products.some((product) => product === version.product))
  }

  private pieces({ lines }: Pick<PlainWish, 'lines'>): Piece[] {
    return lines.flatMap(({ version, quantity }, line) =>
      Array.from({ length: quantity }, () => ({ line, version: this.version(version), paid: true })),
    )
  }

  private version(id: number): Version {
    const version = this.versions.get(id)
    if (!version) throw new Error(`there is no version ${id}`)
    return version
  }

  private terms(key: string, iso: string): Row | undefined {
    return this.rows('SELECT * FROM carrier JOIN carrier_country USING (id_carrier)').find(
      (row) => row['key'] === key && row['iso'] === iso,
    )
  }

  private rows(sql: string): Row[] {
    return this.database.all<Row>(sql)
  }
}
