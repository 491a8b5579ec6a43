import * as v from 'valibot'
import { localPicture } from '../../contract/picture'

const text = v.pipe(v.string(), v.trim(), v.nonEmpty())

/** data/content/pictures.json: the pictures of content pages by their name, with their texts in every language. */
export const pictureNotes = v.record(
  v.string(),
  v.pipe(
    v.strictObject({ ...localPicture.entries, alt: v.strictObject({ nl: text, en: text }) }),
    v.transform((given) => ({ ...given, name: `/pictures/${given.name}` })),
  ),
)

export type PictureNotes = v.InferOutput<typeof pictureNotes>
