import { randomUUID } from 'node:crypto'
import type { Level } from '../../contract/calls/call'
import { type Answer, includesLevel } from './namedCalls'
import { Person, type ShopApi, StopWalk } from './Person'
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
  private readonly cleanings: (() => Promise<void>)[] = []

  constructor(private readonly options: VisitOptions) {
    this.pay = options.pay
    this.voucher = options.voucher
  }

  createPerson = (idLang = 2): Person => new Person(this.options.api, this.options.log, idLang)

  includes = (level: Level): boolean => includesLevel(this.options.level, level)

  /** Runs a part of a walk. If a needed response is missing, only this part ends early. */
  async runPart(run: () => Promise<void>): Promise<void> {
    try {
      await run()
    } catch (error) {
      if (!(error instanceof StopWalk)) throw error
    }
  }

  async readRoot(person: Person): Promise<{ owner: 'root'; links: Answer<'readRoot'>['_links'] }> {
    const { _links } = await person.call('readRoot', '/v1')
    this.options.log.addLinks('root', _links)
    return { owner: 'root', links: _links }
  }

  /** Registers a function that removes what a walk created. The function runs after the walk. */
  cleanLater(clean: () => Promise<void>): void {
    this.cleanings.unshift(clean)
  }

  async clean(): Promise<void> {
    for (const cleaning of this.cleanings.splice(0)) await this.runPart(cleaning)
  }

  addLinks: WalkLog['addLinks'] = (owner, links) => this.options.log.addLinks(owner, links)
}

/** Creates a new email address to which no email can be delivered. */
export const createEmail = (): string => `contract-${randomUUID()}@example.com`

export const createKey = (): string => randomUUID()

export const describePerson = ({ idLang }: Person, email: string) => ({
  id_lang: idLang,
  email,
  id_gender: 3,
  firstname: 'Contract',
  lastname: 'Walker',
  newsletter: false,
})
