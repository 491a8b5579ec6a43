import { useRef, useState } from 'react'
import type { Gift, GiftlistGifts } from '../../../contract/gift'
import type { Giftlist } from '../../../contract/giftlist'
import { loadGifts, sendGiftThanks } from '../../../store/giftlist/giftlistApi'
import { ApiError } from '../../../store/http/ApiError'
import { useAppDispatch } from '../../../store/hooks'
import { useChangeQueue } from '../../../store/query/useChangeQueue'
import type { AppThunk } from '../../../store/services'

/** A request to set or remove the mark that the owner has thanked the giver. */
interface Thanks {
  id_gift: number
  thanked: boolean
}

type Gifts = readonly Gift[]

const replaceGift = (gifts: Gifts, { id_gift, ...change }: Partial<Gift> & Pick<Gift, 'id_gift'>): Gifts =>
  gifts.map((gift) => (gift.id_gift === id_gift ? { ...gift, ...change } : gift))

const sendThanks =
  (gifts: Gifts, { id_gift, thanked }: Thanks): AppThunk<Promise<Gifts | false>> =>
  async (_dispatch, _getState, { client }) => {
    const gift = gifts.find((each) => each.id_gift === id_gift)
    if (!gift) return false
    return replaceFailure(false, async () => replaceGift(gifts, await sendGiftThanks(client, gift, thanked)))
  }

const reloadGifts =
  (list: Giftlist): AppThunk<Promise<Gifts | null>> =>
  async (_dispatch, _getState, { client }) =>
    replaceFailure(null, async () => (await loadGifts(client, list)).gifts)

/** Resolves to `other` when the API refuses a request or does not respond. */
async function replaceFailure<Answer, Other>(other: Other, request: () => Promise<Answer>): Promise<Answer | Other> {
  try {
    return await request()
  } catch (error) {
    if (error instanceof ApiError) return other
    throw error
  }
}

/** A mark appears before the API confirms it. `failedIds` contains the ids of the gifts whose last change was undone. */
export function useThanks(list: Giftlist, { gifts: initialGifts }: GiftlistGifts) {
  const dispatch = useAppDispatch()
  const [failedIds, setFailedIds] = useState<ReadonlySet<number>>(new Set())
  const rules = useRef({
    apply: replaceGift,
    replaces: (laterThanks: Thanks, earlierThanks: Thanks) => laterThanks.id_gift === earlierThanks.id_gift,
    isMade: (gifts: Gifts, { id_gift, thanked }: Thanks) =>
      gifts.some((gift) => gift.id_gift === id_gift && gift.thanked === thanked),
    send: (gifts: Gifts, thanks: Thanks) => dispatch(sendThanks(gifts, thanks)),
    reload: () => dispatch(reloadGifts(list)),
  })
  const [gifts, enqueue] = useChangeQueue<Gifts, Thanks>(initialGifts, rules.current, ({ id_gift }) =>
    setFailedIds((before) => new Set([...before, id_gift])),
  )
  const changeThanks = (id_gift: number, thanked: boolean) => {
    setFailedIds((before) => new Set([...before].filter((id) => id !== id_gift)))
    enqueue({ id_gift, thanked })
  }
  return { gifts, failedIds, changeThanks }
}
