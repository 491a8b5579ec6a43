import * as v from 'valibot'
import type { CreateGiftlistPayload } from '../../../../contract/giftlist'
import type { Areas } from '../../../../i18n/messages'
import { clearDraft, readDraft, saveDraft } from '../../../../store/browser/formDrafts'
import {
  buildListTexts,
  buildDaySchema,
  emptyList,
  buildListSchemas,
  type ListFields,
  listFieldOrder,
} from '../fields/listFields'
import { parseFlag, formatFlag } from '../../../../forms/draftFlag'

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
export const buildNewList = (fields: NewListFields): CreateGiftlistPayload => ({
  ...buildListTexts(fields),
  published: fields.published,
})

const formName = 'giftlist-create'

export function readNewListDraft(): NewListFields {
  const draft = readDraft(formName)
  const gender = draft.gender ?? ''
  return {
    name: draft.name ?? emptyList.name,
    name_parents: draft.name_parents ?? emptyList.name_parents,
    welcome_message: draft.welcome_message ?? emptyList.welcome_message,
    event_date: draft['event_date'] ?? '',
    child: parseFlag(draft.child),
    gender: /^[123]$/.test(gender) ? gender : '',
    published: parseFlag(draft.published),
  }
}

export const saveNewListDraft = ({ child, published, ...texts }: NewListFields): void =>
  saveDraft(formName, { ...texts, child: formatFlag(child), published: formatFlag(published) })

export const forgetNewListDraft = (): void => clearDraft(formName)
