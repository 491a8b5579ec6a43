import * as v from 'valibot'
import { translatedText } from '../textFields'

const mm = v.pipe(v.number(), v.integer('must be whole millimetres'), v.minValue(0))
const kilograms = v.pipe(v.number(), v.minValue(0))
const id = v.pipe(v.number(), v.integer(), v.minValue(1))
const count = id
const key = v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/, 'may have small letters, digits and hyphens only'))
/** The letter or digit that represents an entry in the address of a design. */
const code = v.pipe(v.string(), v.regex(/^[a-z0-9]$/, 'must be one small letter or digit'))
const skus = v.record(key, id)

const measure = v.pipe(
  v.strictObject({ min: mm, max: mm, default: mm }),
  v.check((range) => range.min <= range.default && range.default <= range.max, 'must be in order: min, default, max'),
)
const finish = v.strictObject({ code, key, name: translatedText, swatch: v.pipe(v.string(), v.hexColor()) })
const size = v.strictObject({ code, mm })

const part = v.strictObject({
  code,
  key,
  name: translatedText,
  form: v.picklist(['board', 'box']),
  height: mm,
  heights: v.optional(v.array(v.strictObject({ at: mm, clear_below: mm }))),
  models: v.pipe(
    v.array(v.strictObject({ width: mm, depth: mm, reach: mm, weight_kg: kilograms, load_kg: kilograms, skus })),
    v.minLength(1),
  ),
})

const preset = v.strictObject({
  key,
  name: translatedText,
  text: translatedText,
  depth: mm,
  colour: key,
  uprights: v.array(v.strictObject({ height: mm, foot: mm })),
  columns: v.array(v.strictObject({ width: mm, parts: v.array(v.strictObject({ kind: key, at: mm, finish: key })) })),
})

const hasDistinctCodes = (list: readonly { code: string }[]) =>
  new Set(list.map((entry) => entry.code)).size === list.length
const buildNonEmptyList = <Schema extends v.GenericSchema>(schema: Schema) => v.pipe(v.array(schema), v.minLength(1))

/**
 * data/catalogue/shelving.json: the parts and the rules of the shelving system from which customers build their
 * designs.
 */
export const shelvingFile = v.pipe(
  v.strictObject({
    brand: key,
    /**
     * The id of the campaign that reduces the price by a percentage from a minimum number of parts; null without one.
     */
    campaign: v.nullable(key),
    grid_mm: v.pipe(mm, v.minValue(1)),
    upright_mm: mm,
    wall: v.strictObject({ width: measure, height: measure, depth: measure, step: v.pipe(mm, v.minValue(1)) }),
    door: v.strictObject({ width: mm, height: mm }),
    slope: v.strictObject({ run: mm, low: mm }),
    limits: v.strictObject({
      columns: count,
      column_parts: count,
      column_load_kg: kilograms,
      lowest_mm: mm,
      gap_mm: mm,
      touch_mm: mm,
    }),
    wall_fixing_above_mm: mm,
    reach: v.strictObject({ adult_mm: mm, child_mm: mm, child_box_mm: mm }),
    drilling: v.strictObject({ from_end_mm: mm, every_mm: v.pipe(mm, v.minValue(1)), diameter_mm: mm, depth_mm: mm }),
    finishes: buildNonEmptyList(finish),
    colours: buildNonEmptyList(finish),
    widths: buildNonEmptyList(size),
    depths: buildNonEmptyList(size),
    uprights: buildNonEmptyList(
      v.strictObject({
        code,
        height: mm,
        models: v.pipe(v.array(v.strictObject({ depth: mm, weight_kg: kilograms, skus })), v.minLength(1)),
      }),
    ),
    parts: buildNonEmptyList(part),
    /** Parts that are no longer made. Their codes stay reserved, so that old designs can name them. */
    retired: v.array(v.strictObject({ code, name: translatedText })),
    presets: v.array(preset),
  }),
  v.check(
    ({ finishes, colours, widths, depths, uprights, parts, retired }) =>
      [finishes, colours, widths, depths, uprights, [...parts, ...retired]].every(hasDistinctCodes),
    'two of a kind have the same code, or a part has that of a retired one',
  ),
)

export type ShelvingFile = v.InferOutput<typeof shelvingFile>
