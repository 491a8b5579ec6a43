import * as v from 'valibot'

export const words = v.pipe(v.string(), v.minLength(1))
export const text = v.object({ nl: words, en: words })
export const slug = v.pipe(v.string(), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/))
export const slugsShape = v.object({ nl: slug, en: slug })
export const idShape = v.pipe(v.number(), v.integer(), v.minValue(1))
export const wholeNumber = v.pipe(v.number(), v.integer())
export const countShape = v.pipe(wholeNumber, v.minValue(0))
export const money = v.pipe(v.number(), v.minValue(0))
export const priceShape = v.pipe(v.number(), v.gtValue(0))
export const colour = v.pipe(v.string(), v.hexColor())

/** `tone` is the average colour of the picture. The other tones are the colours of its edges. */
export const pictureShape = v.object({
  file: v.pipe(v.string(), v.regex(/^[a-z0-9-]+\.jpg$/)),
  view: v.optional(v.picklist(['front', 'back', 'side', 'detail', 'wide', 'room'])),
  alt: text,
  width: idShape,
  height: idShape,
  frame: v.picklist(['portrait', 'wide', 'room']),
  tone: colour,
  tone_left: v.optional(colour),
  tone_right: v.optional(colour),
  tone_top: v.optional(colour),
  matte: v.optional(v.boolean()),
})
