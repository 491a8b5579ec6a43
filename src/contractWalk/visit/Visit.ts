import { randomUUID } from 'node:crypto'
import type { Country } from '../../contract/catalogue'
import type { Level } from '../../contract/calls/call'
import { includesLevel } from './getCall'
import { Person, type ResponseLinks, type ShopApi, WalkError } from './Person'
import type { WalkLog } from './WalkLog'

export interface Walk {
  /** The lowest level that includes this walk. */
  level: Level
  run: (visit: Visit) => Promise<void>
}

export interface VisitOptions {
  api: ShopApi
  log: WalkLog
  level: Level
  /** Pays at the address of the payment provider. With null, no payment is made and no order can be tried. */
  pay: ((address: string) => Promise<void>) | null
  /** The code of a voucher that is valid for every cart. Without a code, no voucher is added or removed. */
  voucher?: string
}

/** The state that the walks through one API share. */
export class Visit {
  readonly pay: VisitOptions['pay']
  readonly voucher: VisitOptions['voucher']
  private readonly cleanups: (() => Promise<void>)[] = []
  private root: ResponseLinks = { owner: 'root', links: {} }

  constructor(private readonly options: VisitOptions) {
    this.pay = options.pay
    this.voucher = options.voucher
  }

  createPerson = (idLang = 2): Person => new Person(this.options.api, this.options.log, this.root, idLang)

  includes = (level: Level): boolean => includesLevel(this.options.level, level)

  /** Runs a part of a walk. If something is missing that the next step needs, only this part ends early. */
  async runPart(run: () => Promise<unknown>): Promise<void> {
    try {
      await run()
    } catch (error) {
      if (!(error instanceof WalkError)) throw error
    }
  }

  /** Reads the root, whose links every person that is created afterwards follows. */
  async readRoot(): Promise<void> {
    const { _links } = await this.createPerson().call('readRoot', { from: '/v1' })
    this.root = { owner: 'root', links: _links }
  }

  /** Registers a function that removes what a walk created. The function runs after the walk. */
  addCleanup(clean: () => Promise<void>): void {
    this.cleanups.unshift(clean)
  }

  async runCleanups(): Promise<void> {
    for (const cleanup of this.cleanups.splice(0)) await this.runPart(cleanup)
  }

  addLinks: WalkLog['addLinks'] = (owner, links) => this.options.log.addLinks(owner, links)
}

/** Creates a new email address to which no email can be delivered. */
export const createEmail = (): string => `contract-${randomUUID()}@example.com`

export const createKey = (): string => randomUUID()

export const buildAccountFields = ({ idLang }: Person, email: string) => ({
  id_lang: idLang,
  email,
  id_gender: 3,
  firstname: 'Contract',
  lastname: 'Walker',
  newsletter: false,
})

/** Real places, by country code. */
const placesByCountry: Record<string, { postcode: string; city: string }> = {
  BE: { postcode: '9000', city: 'Gent' },
  NL: { postcode: '1012 AB', city: 'Amsterdam' },
  DE: { postcode: '10115', city: 'Berlin' },
  FR: { postcode: '75001', city: 'Paris' },
  LU: { postcode: '1009', city: 'Luxembourg' },
  GB: { postcode: 'SW1A 1AA', city: 'London' },
}

/** Returns an address in the first country of delivery whose format a known postcode matches. */
export async function findAddress(person: Person) {
  const { _embedded } = await person.call('listCountries')
  return _embedded.countries.flatMap(createAddress)[0]
}

function createAddress({ id_country, iso, postcode: pattern }: Country) {
  const knownPlaces = placesByCountry[iso] ? [placesByCountry[iso]] : Object.values(placesByCountry)
  const place = knownPlaces.find(({ postcode }) => new RegExp(pattern).test(postcode))
  const nameFields = { firstname: 'Contract', lastname: 'Walker', company: null, vat_number: null }
  return place ? [{ ...nameFields, address1: 'Main Street 1', address2: null, ...place, id_country }] : []
}
