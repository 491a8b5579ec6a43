import * as v from 'valibot'
import { maxTokenLength } from './limits'

/** The forms to which files can be attached. */
export const uploadPurposes = ['complaint', 'advice', 'application'] as const
export type UploadPurpose = (typeof uploadPurposes)[number]

export type FileType = 'jpeg' | 'png' | 'webp' | 'heic' | 'pdf'

/** The media type and the file extensions of each type of file. The first extension is the usual one. */
export const fileTypes: Record<FileType, { mime: string; extensions: readonly [string, ...string[]] }> = {
  jpeg: { mime: 'image/jpeg', extensions: ['jpg', 'jpeg'] },
  png: { mime: 'image/png', extensions: ['png'] },
  webp: { mime: 'image/webp', extensions: ['webp'] },
  heic: { mime: 'image/heic', extensions: ['heic', 'heif'] },
  pdf: { mime: 'application/pdf', extensions: ['pdf'] },
}

const pictureTypes = ['jpeg', 'png', 'webp', 'heic'] as const

export const acceptedTypes: Record<UploadPurpose, readonly FileType[]> = {
  complaint: [...pictureTypes, 'pdf'],
  advice: pictureTypes,
  application: ['pdf'],
}

/** Returns the type that the extension of a name indicates; null if the form does not accept it. */
export function findAcceptedType(name: string, purpose: UploadPurpose): FileType | null {
  const extension = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''
  return acceptedTypes[purpose].find((type) => fileTypes[type].extensions.includes(extension)) ?? null
}

const token = v.pipe(v.string(), v.minLength(1), v.maxLength(maxTokenLength))

/** The response of upload_file. A form sends the token. `name` is the name under which the shop receives the file. */
export const upload = v.object({ token, name: v.string() })

export const uploadTokens = (max: number) => v.optional(v.pipe(v.array(token), v.maxLength(max)), [])
