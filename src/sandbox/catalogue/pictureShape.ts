import * as v from 'valibot'
import { colour, id, text } from './values'

/** A picture of the catalogue: its file, and the colours at its edges. */
export const picture = v.object({
  file: v.pipe(v.string(), v.regex(/^[a-z0-9-]+\.jpg$/)),
  view: v.optional(v.picklist(['front', 'back', 'side', 'detail', 'wide'])),
  alt: text,
  width: id,
  height: id,
  frame: v.picklist(['portrait', 'wide', 'room']),
  tone: colour,
  tone_left: v.optional(colour),
  tone_right: v.optional(colour),
  tone_top: v.optional(colour),
})
