import * as v from 'valibot'

export const filledTextShape = v.pipe(v.string(), v.trim(), v.minLength(1, 'is empty'))
export const textShape = v.object({ nl: filledTextShape, en: filledTextShape })
export const slugShape = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must have small letters, digits and hyphens only'),
)
export const slugsShape = v.object({ nl: slugShape, en: slugShape })
export const idShape = v.pipe(v.number(), v.integer(), v.minValue(1))
export const wholeNumberShape = v.pipe(v.number(), v.integer())
export const countShape = v.pipe(wholeNumberShape, v.minValue(0))
export const moneyShape = v.pipe(v.number(), v.minValue(0))
export const priceShape = v.pipe(v.number(), v.minValue(0.01))
export const colourShape = v.pipe(v.string(), v.hexColor())

/** `tone` is the average colour of the picture. The other tones are the colours of its edges. */
export const pictureShape = v.object({
  file: v.pipe(v.string(), v.regex(/^[a-z0-9-]+\.jpg$/, 'must be the name of a file such as oak-chair.jpg')),
  view: v.optional(v.picklist(['front', 'back', 'side', 'detail', 'wide', 'room'])),
  alt: textShape,
  width: idShape,
  height: idShape,
  frame: v.picklist(['portrait', 'wide', 'room']),
  tone: colourShape,
  tone_left: v.optional(colourShape),
  tone_right: v.optional(colourShape),
  tone_top: v.optional(colourShape),
  matte: v.optional(v.boolean()),
})
