import * as v from 'valibot'
import { buildEmailSchema } from '../../../contract/buildEmailSchema'
import {
  maxEmailLength,
  maxLineLength,
  maxMessageLength,
  maxOrderNumberLength,
  maxPhoneLength,
  wallLength,
} from '../../../contract/limits'
import type { Areas } from '../../../i18n/messages'
import type { FormFile } from '../upload/formFile'

/** Each contact form shows some of these fields. */
export const emptyFields = {
  name: '',
  email: '',
  phone: '',
  /** No user can perceive this field. Robots fill it in, because many forms have a field with this name. */
  subject: '',
  order_number: '',
  room: '',
  style: '',
  width: '',
  length: '',
  place: '',
  day: '',
  starts: '',
  /** The slot of a booking whose response was lost or has not arrived yet (appointment/attemptedSlot). */
  attempted: '',
  message: '',
  files: [] as FormFile[],
}

export type ContactFields = typeof emptyFields
export type ContactField = keyof ContactFields

/** Accepts a decimal point or comma. Returns null for an empty text, and NaN for an invalid length. */
export function parseMetres(text: string): number | null {
  const typedNumber = text.trim().replace(/\s*m$/i, '').replace(',', '.')
  if (typedNumber === '') return null
  const metres = /^\d{1,3}(\.\d{0,2})?$/.test(typedNumber) ? Number(typedNumber) : NaN
  return metres >= wallLength.min && metres <= wallLength.max ? metres : NaN
}

interface SchemaOptions {
  messages: Areas['contact']
  decimal: string
  fields: readonly ContactField[]
  isMessageOptional?: boolean
  areFilesRequired?: boolean
}

/** Only the shown fields are validated. */
export function buildContactSchema({ messages, decimal, fields, isMessageOptional, areFilesRequired }: SchemaOptions) {
  const { errors, files } = messages
  const buildTextRule = (max: number) => v.pipe(v.string(), v.trim(), v.maxLength(max, errors.tooLong(max)))
  const buildRequiredRule = (max: number, missingMessage: string) =>
    v.pipe(v.string(), v.trim(), v.minLength(1, missingMessage), v.maxLength(max, errors.tooLong(max)))
  const formatMetres = (metres: number) => String(metres).replace('.', decimal)
  const metresSchema = v.pipe(
    v.string(),
    v.check(
      (typedText) => !Number.isNaN(parseMetres(typedText)),
      errors.metres(formatMetres(wallLength.min), formatMetres(wallLength.max)),
    ),
  )
  const rules: Record<ContactField, v.GenericSchema> = {
    name: buildRequiredRule(maxLineLength, errors.name),
    email: v.pipe(buildEmailSchema(errors.email), v.maxLength(maxEmailLength, errors.tooLong(maxEmailLength))),
    phone: buildTextRule(maxPhoneLength),
    subject: v.string(),
    order_number: buildTextRule(maxOrderNumberLength),
    room: buildRequiredRule(maxLineLength, errors.room),
    style: buildRequiredRule(maxLineLength, errors.style),
    width: metresSchema,
    length: metresSchema,
    place: buildRequiredRule(maxLineLength, errors.place),
    day: v.string(),
    starts: buildRequiredRule(maxLineLength, errors.slot),
    attempted: v.string(),
    message: isMessageOptional ? buildTextRule(maxMessageLength) : buildRequiredRule(maxMessageLength, errors.message),
    files: v.pipe(
      v.array(v.custom<FormFile>((file) => typeof file === 'object')),
      v.check((chosenFiles) => chosenFiles.every(({ problem }) => problem === null), files.failed),
      v.minLength(areFilesRequired ? 1 : 0, files.missing),
    ),
  }
  return v.object(Object.fromEntries(fields.map((field) => [field, rules[field]])))
}

export const buildSenderPayload = ({ name, email, phone, subject }: ContactFields) => ({
  name: name.trim(),
  email: email.trim(),
  phone: phone.trim(),
  trap: subject,
})

export const listFileTokens = ({ files }: ContactFields): string[] =>
  files.flatMap(({ token }) => (token === null ? [] : [token]))
