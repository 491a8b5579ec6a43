import * as v from 'valibot'
import { orAbsent } from './readable'
import { id } from './values'

/**
 * The formats of the photos: `portrait` is 4:5. `wide` and `room` are both 8:5, but `room` shows a room, not a product.
 */
export const frames = ['portrait', 'wide', 'room'] as const

const tone = v.pipe(v.string(), v.hexColor())

/**
 * A picture in static/pictures. `name` is the file name without folder, width and extension, which the storefront adds
 * (renditions have fixed widths per format). Width and height are those of the original, in px. `tone` is the average
 * colour, displayed while the picture loads. The edge tones extend the picture's background beside or above it. A
 * picture with a matte has a file that marks its plain background, so that a coloured wall can replace the background.
 */
export const localPicture = v.object({
  name: v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/)),
  alt: v.string(),
  width: v.number(),
  height: v.number(),
  frame: v.picklist(frames),
  tone,
  view: v.optional(v.picklist(['front', 'back', 'side', 'detail', 'wide', 'room'])),
  tone_left: v.optional(tone),
  tone_right: v.optional(tone),
  tone_top: v.optional(tone),
  matte: v.optional(v.boolean()),
})

/** A path below the configured address. It may contain folders and an extension, but no `..`. */
const path = v.pipe(v.string(), v.regex(/^\w[\w-]*(?:[./]\w[\w-]*)*$/))
/** An absolute address without characters that would break a `srcset`. `{width}` in it stands for a width in px. */
const address = v.pipe(v.string(), v.regex(/^https?:\/\/[^/?#@\s,"'<>\\]+\/[^\s,"'<>\\]+$/i))

/** The size of a photo in the format of most products. */
const usualSize = { width: 1152, height: 1440 }
const size = v.pipe(v.number(), v.finite(), v.minValue(1))

/** A picture from the shop API. Only its name is required. */
export const picture = v.pipe(
  v.object({
    name: v.union([path, address]),
    alt: v.fallback(v.string(), ''),
    width: v.fallback(size, usualSize.width),
    height: v.fallback(size, usualSize.height),
    frame: v.fallback(v.nullable(v.picklist(frames)), null),
    tone: v.fallback(tone, '#e8e3da'),
    view: v.fallback(localPicture.entries.view, undefined),
    tone_left: v.fallback(localPicture.entries.tone_left, undefined),
    tone_right: v.fallback(localPicture.entries.tone_right, undefined),
    tone_top: v.fallback(localPicture.entries.tone_top, undefined),
    matte: v.fallback(localPicture.entries.matte, undefined),
    /** The variant in the picture, for a picture that the pages of all variants show. */
    id_product_attribute: orAbsent(id),
  }),
  v.transform(({ frame, ...rest }) => ({
    ...rest,
    frame: frame ?? (rest.width < rest.height ? ('portrait' as const) : ('wide' as const)),
  })),
)

export type Picture = v.InferOutput<typeof picture>
