import type { Gift, GiftlistGifts } from '../../../contract/gift'
import type { Giftlist } from '../../../contract/giftlist'
import { loadGifts, sendGiftThanks } from '../../../store/giftlist/giftlistApi'
import { useAppDispatch } from '../../../store/hooks'
import { useChangeQueue } from '../../../store/query/useChangeQueue'
import type { AppThunk } from '../../../store/AppThunk'

interface ThanksChange {
  id: number
  thanked: boolean
}

const replaceGift = (gifts: readonly Gift[], change: Partial<Gift> & Pick<Gift, 'id_gift'>): readonly Gift[] =>
  gifts.map((gift) => (gift.id_gift === change.id_gift ? { ...gift, ...change } : gift))

const sendThanks =
  (gifts: readonly Gift[], { id, thanked }: ThanksChange): AppThunk<Promise<readonly Gift[] | false>> =>
  async (_dispatch, _getState, { client }) => {
    const gift = gifts.find(({ id_gift }) => id_gift === id)
    const answer = gift !== undefined && (await sendGiftThanks(client, gift, thanked))
    return answer && replaceGift(gifts, answer)
  }

export const fetchGifts =
  (list: Giftlist): AppThunk<Promise<GiftlistGifts>> =>
  (_dispatch, _getState, { client }) =>
    loadGifts(client, list)

export function useThanks(list: Giftlist, { gifts: initialGifts }: GiftlistGifts) {
  const dispatch = useAppDispatch()
  return useChangeQueue<readonly Gift[], ThanksChange>(initialGifts, {
    apply: (gifts, { id, thanked }) => replaceGift(gifts, { id_gift: id, thanked }),
    replaces: (laterThanks, earlierThanks) => laterThanks.id === earlierThanks.id,
    isMade: (gifts, { id, thanked }) => gifts.some((gift) => gift.id_gift === id && gift.thanked === thanked),
    send: (gifts, thanks) => dispatch(sendThanks(gifts, thanks)),
    reload: async () => (await dispatch(fetchGifts(list))).gifts,
  })
}
