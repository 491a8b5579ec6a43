import shopDetails from '../../../data/shop.json'
import { createHash } from 'node:crypto'
import type { Language } from '../http/language'

/** `type` is the media type. */
export interface Attachment {
  name: string
  type: string
  content: Uint8Array
}

export interface MailContent {
  language: Language
  to: string
  subject: string
  text: string
  html: string
  sentAt: Date
  /** The address for replies, if it is not the shop's. */
  replyTo?: string
  attachments?: readonly Attachment[]
}

/** Formats an email as a message file (RFC 5322), which mail programs can open. */
export function formatEml({
  to,
  subject,
  language,
  text,
  html,
  sentAt,
  replyTo,
  attachments = [],
}: MailContent): string {
  const headers = [
    `From: ${encodeHeader(shopDetails.name)} <${shopDetails.email}>`,
    `To: ${encodeHeader(to)}`,
    ...(replyTo === undefined ? [] : [`Reply-To: ${encodeHeader(replyTo)}`]),
    `Subject: ${encodeHeader(subject)}`,
    `Date: ${sentAt.toUTCString().replace('GMT', '+0000')}`,
    `Content-Language: ${language}`,
    'MIME-Version: 1.0',
  ]
  const body = joinParts('alternative', [
    [...textHeaders, '', text],
    ['Content-Type: text/html; charset=utf-8', 'Content-Transfer-Encoding: base64', '', ...encodeLines(html)],
  ])
  const message = attachments.length === 0 ? body : joinParts('mixed', [body, ...attachments.map(formatAttachment)])
  return [...headers, ...message].join('\n').replace(/\r?\n/g, '\r\n')
}

const textHeaders = ['Content-Type: text/plain; charset=utf-8', 'Content-Transfer-Encoding: 8bit']

/** Joins parts into a multipart body (RFC 2046). The boundary is a hash, so that no part contains it. */
function joinParts(kind: 'alternative' | 'mixed', parts: readonly (readonly string[])[]): string[] {
  const hash = createHash('sha256').update(parts.map((part) => part.join('\n')).join('\n'))
  const boundary = `part-${hash.digest('hex').slice(0, 32)}`
  return [
    `Content-Type: multipart/${kind}; boundary="${boundary}"`,
    '',
    ...parts.flatMap((part) => [`--${boundary}`, ...part]),
    `--${boundary}--`,
    '',
  ]
}

const encodeLines = (content: string | Uint8Array): string[] =>
  Buffer.from(content as string)
    .toString('base64')
    .match(/.{1,76}/g) ?? []

/** The name is encoded according to RFC 2231, so that none of its characters can end the header. */
const formatAttachment = ({ name, type, content }: Attachment): string[] => [
  `Content-Type: ${type}`,
  `Content-Disposition: attachment; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, encodeCharacter)}`,
  'Content-Transfer-Encoding: base64',
  '',
  ...encodeLines(content),
]

const encodeCharacter = (character: string) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`

/** Encodes a header according to RFC 2047, unless it is printable ASCII. */
const encodeHeader = (text: string) =>
  /^[\x20-\x7e]*$/.test(text) ? text : `=?UTF-8?B?${Buffer.from(text).toString('base64')}?=`
