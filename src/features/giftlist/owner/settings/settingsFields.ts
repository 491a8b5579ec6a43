import * as v from 'valibot'
import { addDays } from '../../../../contract/addDays'
import type { Giftlist, UpdateGiftlistPayload } from '../../../../contract/giftlist'
import type { Areas } from '../../../../i18n/messages'
import { clearDraft } from '../../../../store/browser/formDrafts'
import {
  buildListTexts,
  buildDaySchema,
  findRefusedListField,
  isDay,
  buildListSchemas,
  type ListFields,
  listFieldOrder,
  buildListFields,
  readListDraft,
  saveListDraft,
} from '../fields/listFields'
import { findChanges } from '../fields/mergeFields'
import { findRevealDay, findVisibility, visibilities, type Visibility } from '../giftlistState'

export interface SettingsFields extends ListFields {
  visibility: Visibility
  /** An ISO day; empty if there is no event. */
  event_date: string
  surprise: boolean
  hidden_until: string
  /** The id, as a string, of the owner's address for gifts; empty when gifts are not delivered to the owner. */
  address: string
}

export const settingsFieldOrder = [...listFieldOrder, 'event_date', 'visibility', 'surprise', 'hidden_until', 'address']

/** A surprise that has ended counts as no surprise. `today` is an ISO day. */
export function buildSettingsFields(list: Giftlist, today: string): SettingsFields {
  const { event_date: event, id_address_delivery: address } = list
  const revealDay = findRevealDay(list, today)
  return {
    ...buildListFields(list),
    visibility: findVisibility(list),
    event_date: event ?? '',
    surprise: revealDay !== null,
    hidden_until: revealDay ?? '',
    address: address === null ? '' : String(address),
  }
}

export const buildSettingsSchema = (messages: Areas['giftlistOwner'], today: string) =>
  v.pipe(
    v.object({
      ...buildListSchemas(messages.fields.errors),
      visibility: v.picklist(visibilities),
      event_date: buildDaySchema(messages.settings.errors.day),
      surprise: v.boolean(),
      hidden_until: v.string(),
      address: v.string(),
    }),
    v.forward(
      v.check(
        ({ surprise, hidden_until: hiddenUntil }) => !surprise || (isDay(hiddenUntil) && hiddenUntil > today),
        messages.settings.errors.laterDay,
      ),
      ['hidden_until'],
    ),
  )

const buildSettingsPayload = (fields: SettingsFields): UpdateGiftlistPayload => ({
  ...buildListTexts(fields),
  published: fields.visibility !== 'private',
  // `listed` has no effect on a private list, so it is not sent.
  ...(fields.visibility !== 'private' && { listed: fields.visibility === 'search' }),
  event_date: fields.event_date || null,
  hidden_until: fields.surprise ? fields.hidden_until : null,
  id_address_delivery: fields.address === '' ? null : Number(fields.address),
})

export const buildSettingsUpdate = (baseFields: SettingsFields, fields: SettingsFields): UpdateGiftlistPayload =>
  findChanges(buildSettingsPayload(baseFields), buildSettingsPayload(fields))

/** Returns the form field that shows the error of a field of the payload; null if there is none. */
export function findSettingsField(field: string): keyof SettingsFields | null {
  if (field === 'id_address_delivery') return 'address'
  return field === 'hidden_until' ? field : findRefusedListField(field)
}

/** Returns the day after the event, or '' for a past or invalid event day. */
export const suggestRevealDay = (eventDay: string, today: string): string =>
  isDay(eventDay) && eventDay >= today ? addDays(eventDay, 1) : ''

const buildDraftName = (id: number) => `giftlist-settings-${id}`

/** Only changed settings are saved, so that a reload restores no outdated values. */
export function saveSettingsDraft(id: number, baseFields: SettingsFields, fields: SettingsFields): void {
  const changes = findChanges(baseFields, fields)
  if (Object.keys(changes).length === 0) return forgetSettingsDraft(id)
  saveListDraft(buildDraftName(id), changes)
}

export function readSettingsDraft(id: number, baseFields: SettingsFields): SettingsFields {
  const fields = readListDraft(buildDraftName(id), baseFields)
  return visibilities.includes(fields.visibility) ? fields : { ...fields, visibility: baseFields.visibility }
}

export const forgetSettingsDraft = (id: number): void => clearDraft(buildDraftName(id))
