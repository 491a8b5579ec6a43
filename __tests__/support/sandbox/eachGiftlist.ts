import type { Giftlist } from '../../../src/contract/giftlist'
import { sandbox } from './eachTest'
import { giftlistsPath, makeGiftlist } from './giftlistCalls'
import { openAccount } from './register'
import type { Shopper } from './Shopper'

/** The published gift list of the current test, its owner An, its path and its code. */
export let list: Giftlist
export let an: Shopper
export let path: string
export let code: string

/** The suite must open a sandbox first. */
export function makeGiftlistEachTest(details: object = {}): void {
  beforeEach(async () => {
    an = await openAccount(sandbox)
    list = await makeGiftlist(an, { published: true, ...details })
    path = `${giftlistsPath}/${list.id_giftlist}`
    code = list.code ?? ''
  })
}
