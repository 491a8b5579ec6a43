import * as v from 'valibot'

const inBothLanguages = <Each extends v.GenericSchema>(each: Each) => v.object({ nl: each, en: each })

/** The shape of data/catalogue/downloads.json: files about products, a file per language, and whose they are by key. */
export const downloadShape = v.array(
  v.object({
    key: v.pipe(v.string(), v.regex(/^[a-z-]+$/)),
    name: inBothLanguages(v.pipe(v.string(), v.minLength(1))),
    href: inBothLanguages(v.pipe(v.string(), v.startsWith('/downloads/'))),
    bytes: inBothLanguages(v.pipe(v.number(), v.integer(), v.minValue(1))),
    products: v.array(v.string()),
  }),
)

export type DownloadData = v.InferOutput<typeof downloadShape>
