import * as v from 'valibot'

/** The three formats of the photos: 4:5, 8:5 and 16:10. */
export const frames = ['portrait', 'wide', 'room'] as const

/**
 * A picture. `name` is the file name without folder, width and extension, which the storefront adds (renditions have
 * fixed widths per format). Width and height are those of the original, in px. `tone` is the average colour, displayed
 * while the picture loads. The edge tones extend the picture's background beside or above it.
 */
export const picture = v.object({
  name: v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/)),
  alt: v.string(),
  width: v.number(),
  height: v.number(),
  frame: v.picklist(frames),
  tone: v.pipe(v.string(), v.hexColor()),
  view: v.optional(v.picklist(['front', 'back', 'side', 'detail', 'wide'])),
  tone_left: v.optional(v.pipe(v.string(), v.hexColor())),
  tone_right: v.optional(v.pipe(v.string(), v.hexColor())),
  tone_top: v.optional(v.pipe(v.string(), v.hexColor())),
})

export type Picture = v.InferOutput<typeof picture>
