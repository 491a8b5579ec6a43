import type { CreateGiftlistPayload, Giftlist } from '../../../../contract/giftlist'
import { loadGiftlists, sendGiftlistChange, sendNewGiftlist } from '../../../../store/giftlist/giftlistApi'
import { createLoggedOutError, type RecordedError, recordError } from '../../../../store/http/ApiError'
import type { AppThunk } from '../../../../store/AppThunk'
import { selectSessionLinks, selectSessionToken } from '../../../../store/session/sessionSlice'
import { hasName } from '../giftlistState'

export type NewListOutcome =
  | { kind: 'created'; list: Giftlist }
  | { kind: 'nameTaken'; list: Giftlist }
  | { kind: 'failed'; failure: RecordedError }

/** A name or message from which the API removed characters counts as different. */
const hasSameContent = (list: Giftlist, wantedList: CreateGiftlistPayload): boolean =>
  list.name_parents === wantedList.name_parents &&
  list.welcome_message === wantedList.welcome_message &&
  list.gender === wantedList.gender &&
  list.published === wantedList.published

export function findExistingList(lists: readonly Giftlist[], wantedList: CreateGiftlistPayload): NewListOutcome | null {
  const namedLists = lists.filter((list) => hasName(list, wantedList.name))
  const equalList = namedLists.find((list) => hasSameContent(list, wantedList))
  if (equalList) return { kind: 'created', list: equalList }
  return namedLists[0] ? { kind: 'nameTaken', list: namedLists[0] } : null
}

/**
 * The day of the event needs a second request, because POST my_giftlists does not accept it (SPEC §7). The lists are
 * loaded first, so that a repeated submit finds a list that was created although the response was lost.
 */
export const saveNewList =
  (wantedList: CreateGiftlistPayload, event_date: string | null): AppThunk<Promise<NewListOutcome>> =>
  async (_dispatch, getState, { client }) => {
    const setDay = async (list: Giftlist): Promise<NewListOutcome> => {
      const isDaySet = event_date === null || list.event_date === event_date
      return { kind: 'created', list: isDaySet ? list : await sendGiftlistChange(client, list, { event_date }) }
    }
    const token = selectSessionToken(getState())
    const links = selectSessionLinks(getState())
    try {
      const { giftlists } = (await loadGiftlists(client, links))._embedded
      const existingList = findExistingList(giftlists, wantedList)
      if (existingList) return existingList.kind === 'created' ? await setDay(existingList.list) : existingList
      // The list belongs to the customer who submitted it, and not to a customer who has logged in meanwhile.
      if (selectSessionToken(getState()) !== token) throw createLoggedOutError()
      return await setDay(await sendNewGiftlist(client, links, wantedList))
    } catch (error) {
      return { kind: 'failed', failure: recordError(error) }
    }
  }
