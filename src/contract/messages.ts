import * as v from 'valibot'
import { maxFiles, maxLineLength, maxMessageLength, maxOrderNumberLength, maxPhoneLength, wallLength } from './limits'
import { email } from './requests'
import { uploadTokens } from './uploads'
import { id, requiredText, trimmedText } from './values'

/** The payloads of the forms on the shop's pages. The storefront sends them and the sandbox validates them. */

const optionalText = (max: number) => v.optional(trimmedText(max), '')

/** The fields that all these forms have. */
export const senderEntries = {
  id_lang: id,
  name: requiredText(maxLineLength),
  email,
  phone: optionalText(maxPhoneLength),
  /** The value of a field that users cannot perceive. If it is not empty, a robot has filled in the form. */
  trap: v.fallback(v.optional(v.string(), ''), ''),
}

const message = requiredText(maxMessageLength)
export const optionalMessage = optionalText(maxMessageLength)

export const messagePayload = v.object({ ...senderEntries, message })

export const complaintPayload = v.object({
  ...senderEntries,
  order_number: optionalText(maxOrderNumberLength),
  message,
  files: uploadTokens(maxFiles.complaint),
})

export const roomTypes = ['living', 'dining', 'kitchen', 'bedroom', 'children', 'study', 'hall', 'outdoors'] as const
export const roomStyles = ['light', 'wood', 'colour', 'dark', 'mixed', 'unsure'] as const

/** The length of a wall in metres; null when the user has not measured it. */
const wallMetres = v.optional(
  v.nullable(v.pipe(v.number(), v.minValue(wallLength.min), v.maxValue(wallLength.max))),
  null,
)

export const adviceRequestPayload = v.object({
  ...senderEntries,
  room: v.picklist(roomTypes),
  style: v.picklist(roomStyles),
  width: wallMetres,
  length: wallMetres,
  message,
  files: uploadTokens(maxFiles.advice),
})

export const applicationPayload = v.object({
  ...senderEntries,
  /** The id of the vacancy's page. */
  job: v.pipe(requiredText(maxLineLength), v.regex(/^[a-z0-9-]+$/)),
  message,
  files: v.pipe(uploadTokens(maxFiles.application), v.minLength(1)),
})
