import type { Context, Hono } from 'hono'
import * as v from 'valibot'
import { readGiftlistCode } from '../../../contract/giftlist'
import { maxSearchLength, minGiftlistSearchLength } from '../../../contract/limits'
import type { SandboxContext } from '../../context'
import { cleanTexts } from '../../http/cleanTexts'
import { readLanguage } from '../../http/language'
import { checkInput, readPathId } from '../../http/readPayload'
import { readSender } from '../../http/sender'
import { createValidationError, createNotFoundError, ShopError } from '../../http/ShopError'
import { readCustomerToken } from '../../http/tokens'
import { findCustomer } from '../../queries/customer'
import { findGiftlistByCode, findListedGiftlist, readListedGiftlists, type GiftlistRow } from '../../queries/giftlist'
import { areGiftsHidden } from '../../rules/giftlistProgress'
import { matchGiftlists } from '../../search/matchGiftlists'
import { splitWords } from '../../search/wordForms'
import { serializeFoundGiftlist, serializePublicGiftlist } from '../../serializers/giftlist'
import { findToday, readGiftlistRecord } from './requestedGiftlist'

const maxFoundLists = 20

export function createPublicGiftlistRoutes(routes: Hono, context: SandboxContext): void {
  const { database, attempts } = context
  /**
   * Returns the list with a code. An unknown code counts as an attempt, unless it also matches the name of a list. Too
   * many attempts give 429 too_many_attempts, while users who share the sender's address, such as the guests of a
   * party, can still open their lists. A sender who continues to guess cannot open any list by its code.
   */
  const findByCode = (c: Context, code: string, isListName = false): GiftlistRow | undefined => {
    const sender = readSender(c)
    attempts.giftlistGuess.begin(sender)
    const list = findGiftlistByCode(database, code)
    if (list || isListName) attempts.giftlistGuess.cancel(sender)
    else attempts.giftlistCode.begin(sender)
    return list
  }

  /** Returns a listed list by its id. Ids are easily guessed by counting, so each lookup counts as a search. */
  const findById = (c: Context, id: number): GiftlistRow | undefined => {
    attempts.giftlistSearch.begin(readSender(c))
    return findListedGiftlist(database, id)
  }

  /** Returns the published list that the path names, by the id of a listed list or the code of any list. */
  const requirePublishedList = (c: Context): GiftlistRow => {
    const id = readPathId(c, 'list')
    const code = id === undefined ? readGiftlistCode(c.req.param('list') ?? '') : null
    const list = id === undefined ? code && findByCode(c, code) : findById(c, id)
    if (!list) throw createNotFoundError('gift list')
    if (list.published === 0) throw new ShopError(410, 'giftlist_closed', 'This gift list is not published')
    return list
  }

  const isOwner = (c: Context, { id_customer, id_partner }: GiftlistRow) => {
    const customerId = findCustomer(database, readCustomerToken(c))?.id_customer
    return customerId !== undefined && [id_customer, id_partner].includes(customerId)
  }

  routes.get('/giftlists/:list', (c) => {
    const list = requirePublishedList(c)
    const hasHiddenGifts = isOwner(c, list) && areGiftsHidden(list, findToday(context))
    return c.json(serializePublicGiftlist(readGiftlistRecord(context, list), readLanguage(c), hasHiddenGifts))
  })

  routes.get('/giftlists', (c) => {
    const search = readSearchText(c)
    attempts.giftlistSearch.begin(readSender(c))
    const listsByName = matchGiftlists(readListedGiftlists(database), search, findToday(context))
    const code = readGiftlistCode(search)
    const listByCode = code === null ? undefined : findByCode(c, code, listsByName.length > 0)
    const firstLists = listByCode?.published === 1 ? [listByCode] : []
    const foundLists = [...new Map([...firstLists, ...listsByName].map((list) => [list.id_giftlist, list])).values()]
    return c.json({ _embedded: { giftlists: foundLists.slice(0, maxFoundLists).map(serializeFoundGiftlist) } })
  })
}

const searchQuery = v.object({ search: v.pipe(v.string(), v.trim(), v.maxLength(maxSearchLength)) })

/** Returns the text of a search. A search with too few letters or too many characters gives 422 invalid. */
function readSearchText(c: Context): string {
  const { search } = checkInput(searchQuery, cleanTexts(c.req.query()))
  if ([...splitWords(search).join('')].length < minGiftlistSearchLength) {
    throw createValidationError('search', `must have ${minGiftlistSearchLength} letters`)
  }
  return search
}
