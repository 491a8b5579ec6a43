import * as v from 'valibot'
import type { CreateGiftlistPayload } from '../../../../contract/giftlist'
import type { Areas } from '../../../../i18n/messages'
import { clearDraft } from '../../../../store/browser/formDrafts'
import {
  buildListTexts,
  buildDaySchema,
  emptyList,
  buildListSchemas,
  type ListFields,
  listFieldOrder,
  readListDraft,
  saveListDraft,
} from '../fields/listFields'

export interface NewListFields extends ListFields {
  /** An ISO day; empty if there is no event. */
  event_date: string
  published: boolean
}

export const newListFieldOrder = [...listFieldOrder, 'event_date', 'published']

export const buildNewListSchema = ({ fields, settings }: Areas['giftlistOwner']) =>
  v.object({
    ...buildListSchemas(fields.errors),
    event_date: buildDaySchema(settings.errors.day),
    published: v.boolean(),
  })

/** POST my_giftlists accepts exactly these five fields (SPEC §7). */
export const buildNewListPayload = (fields: NewListFields): CreateGiftlistPayload => ({
  ...buildListTexts(fields),
  published: fields.published,
})

const draftName = 'giftlist-create'

export const readNewListDraft = () =>
  readListDraft<NewListFields>(draftName, { ...emptyList, event_date: '', published: false })

export const saveNewListDraft = (fields: NewListFields): void => saveListDraft(draftName, fields)

export const forgetNewListDraft = (): void => clearDraft(draftName)
