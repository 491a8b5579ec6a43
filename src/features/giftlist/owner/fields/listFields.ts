import * as v from 'valibot'
import type { CreateGiftlistPayload, Giftlist } from '../../../../contract/giftlist'
import { maxGiftlistNameLength, maxWelcomeMessageLength } from '../../../../contract/limits'
import { isoDay } from '../../../../contract/values'
import { formatFlag, parseFlag } from '../../../../forms/draftFlag'
import type { Areas } from '../../../../i18n/messages'
import { type Draft, readDraft, saveDraft } from '../../../../store/browser/formDrafts'

export interface ListFields {
  name: string
  name_parents: string
  welcome_message: string
  /** The form asks for a gender only if the list is for a child. */
  child: boolean
  /** The id of the gender as a string (contract/giftlist); empty when the gender is unknown. */
  gender: string
}

export const listFieldOrder = ['name', 'name_parents', 'welcome_message', 'child', 'gender']

const genders = ['', '1', '2', '3'] as const

export const emptyList: ListFields = { name: '', name_parents: '', welcome_message: '', child: false, gender: '' }

export function saveListDraft(draftName: string, fields: Partial<ListFields>): void {
  const texts = Object.entries(fields).map(([name, value]) => [
    name,
    typeof value === 'boolean' ? formatFlag(value) : value,
  ])
  saveDraft(draftName, Object.fromEntries(texts) as Draft)
}

/** The stored values may be invalid, because users can edit the storage. */
export function readListDraft<Fields extends ListFields>(draftName: string, baseFields: Fields): Fields {
  const draft = readDraft(draftName)
  const storedFields = Object.entries(baseFields).flatMap(([name, value]) => {
    const text = draft[name]
    return text === undefined ? [] : [[name, typeof value === 'boolean' ? parseFlag(text) : text]]
  })
  const fields = { ...baseFields, ...Object.fromEntries(storedFields) } as Fields
  return genders.some((gender) => gender === fields.gender) ? fields : { ...fields, gender: baseFields.gender }
}

export const buildListFields = ({ name, name_parents, welcome_message, gender }: Giftlist): ListFields => ({
  name,
  name_parents,
  welcome_message,
  child: gender !== null,
  gender: gender === null ? '' : String(gender),
})

/** A list that is not for a child has no gender (SPEC §7). */
export const buildListTexts = (fields: ListFields): Omit<CreateGiftlistPayload, 'published'> => ({
  name: fields.name.trim(),
  name_parents: fields.name_parents.trim(),
  welcome_message: fields.welcome_message.trim(),
  gender: fields.child && fields.gender !== '' ? Number(fields.gender) : null,
})

export function buildListSchemas(errors: Areas['giftlistOwner']['fields']['errors']) {
  const lineSchema = v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(maxGiftlistNameLength, ({ input }) => errors.tooLong(maxGiftlistNameLength, input.length)),
  )
  return {
    name: v.pipe(lineSchema, v.minLength(1, errors.nameMissing)),
    name_parents: lineSchema,
    welcome_message: v.pipe(
      v.string(),
      v.trim(),
      v.maxLength(maxWelcomeMessageLength, ({ input }) => errors.tooLong(maxWelcomeMessageLength, input.length)),
    ),
    child: v.boolean(),
    gender: v.picklist(genders),
  }
}

export const isDay = (text: string): boolean => v.is(isoDay, text)

export const buildDaySchema = (message: string) =>
  v.pipe(
    v.string(),
    v.check((typedDay) => typedDay === '' || isDay(typedDay), message),
  )

const textFieldNames = ['name', 'name_parents', 'welcome_message', 'event_date'] as const

export const findRefusedListField = (field: string): (typeof textFieldNames)[number] | null =>
  textFieldNames.find((name) => name === field) ?? null
