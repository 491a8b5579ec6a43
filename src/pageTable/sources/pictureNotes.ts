import * as v from 'valibot'
import { localPicture } from '../../contract/picture'
import { translatedText } from '../textFields'

/** The CSS object-position of a picture: two percentages, horizontal and vertical. */
const position = v.pipe(v.string(), v.regex(/^\d+% \d+%$/))

/**
 * data/content/pictures.json: the pictures of content pages, rooms and customers by their name, with a text in every
 * language.
 * `position` selects the part of a photo that is shown where only a wide part of the photo fits.
 */
export const pictureNotes = v.record(
  v.string(),
  v.pipe(
    v.strictObject({
      ...localPicture.entries,
      alt: translatedText,
      position: v.optional(position),
    }),
    v.transform((note) => ({ ...note, name: `/pictures/${note.name}` })),
  ),
)

export type PictureNotes = v.InferOutput<typeof pictureNotes>
