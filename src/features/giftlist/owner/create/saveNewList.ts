import type { CreateGiftlistPayload, Giftlist } from '../../../../contract/giftlist'
import { loadGiftlists, sendGiftlistChange, sendNewGiftlist } from '../../../../store/giftlist/giftlistApi'
import { createLoggedOutError, type RecordedError, recordError } from '../../../../store/http/ApiError'
import type { AppThunk } from '../../../../store/services'
import { selectSessionLinks, selectSessionToken } from '../../../../store/session/sessionSelectors'

export type NewListOutcome =
  | { kind: 'created'; list: Giftlist }
  /** The customer has another list of this name. */
  | { kind: 'nameTaken'; list: Giftlist }
  | { kind: 'failed'; failed: RecordedError }

const normalizeName = (name: string) => name.trim().toLowerCase()

/** Whether a list has exactly the wanted content. The shop API may have removed invisible characters from its texts. */
const hasSameContent = (list: Giftlist, wanted: CreateGiftlistPayload): boolean =>
  list.name_parents === wanted.name_parents &&
  list.welcome_message === wanted.welcome_message &&
  list.gender === wanted.gender &&
  list.published === wanted.published

/** Finds the list that a repeated submit has created already, or one that has its name. */
export function findSameList(lists: readonly Giftlist[], wanted: CreateGiftlistPayload): NewListOutcome | null {
  const named = lists.filter(({ name }) => normalizeName(name) === normalizeName(wanted.name))
  const same = named.find((list) => hasSameContent(list, wanted))
  if (same) return { kind: 'created', list: same }
  return named[0] ? { kind: 'nameTaken', list: named[0] } : null
}

/**
 * Creates a list for the customer, and then sends the day of the event, which the same call cannot contain (SPEC §7).
 * The lists are loaded first, so that a repeated submit finds the list that was created although its response was
 * lost.
 */
export const saveNewList =
  (wanted: CreateGiftlistPayload, event_date: string | null): AppThunk<Promise<NewListOutcome>> =>
  async (_dispatch, getState, { client }) => {
    const setDay = async (list: Giftlist): Promise<NewListOutcome> => {
      const isSet = event_date === null || list.event_date === event_date
      return { kind: 'created', list: isSet ? list : await sendGiftlistChange(client, list, { event_date }) }
    }
    const token = selectSessionToken(getState())
    const links = selectSessionLinks(getState())
    try {
      const known = await loadGiftlists(client, links)
      const same = findSameList(known._embedded.giftlists, wanted)
      if (same) return same.kind === 'created' ? await setDay(same.list) : same
      // The list belongs to the customer who submitted it, and not to one who has logged in since.
      if (selectSessionToken(getState()) !== token) throw createLoggedOutError()
      return await setDay(await sendNewGiftlist(client, links, wanted))
    } catch (error) {
      return { kind: 'failed', failed: recordError(error) }
    }
  }
