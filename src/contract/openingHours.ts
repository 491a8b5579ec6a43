import * as v from 'valibot'

const time = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as 09:30'))

/** The time from opening to closing. */
const period = v.pipe(
  v.strictObject({ open: time, close: time }),
  v.check(({ open, close }) => open < close, 'must close after it opens'),
)

const text = v.pipe(v.string(), v.trim(), v.nonEmpty())

/** data/opening-hours.json: when the shop is open. The times are those of Brussels. */
export const openingHours = v.strictObject({
  /** From Monday to Sunday; null for a day on which the shop is closed. */
  week: v.pipe(v.array(v.nullable(period)), v.length(7, 'must have seven days, the first a Monday')),
  /** Whether the shop is closed on the public holidays of Belgium. */
  closed_on_holidays: v.boolean(),
  /** Other dates on which it is closed (null) or has other hours, with the reason. */
  exceptions: v.array(
    v.strictObject({
      day: v.pipe(v.string(), v.isoDate()),
      hours: v.nullable(period),
      reason: v.strictObject({ nl: text, en: text }),
    }),
  ),
})

export type OpeningHours = v.InferOutput<typeof openingHours>
export type Period = v.InferOutput<typeof period>
