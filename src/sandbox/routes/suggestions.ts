import { Hono } from 'hono'
import * as v from 'valibot'
import { langOfRequest } from '../http/language'
import { invalid } from '../http/ShopError'
import { readSuggestions } from '../search/readSuggestions'
import type { Shop } from '../shop'

const typed = v.pipe(
  v.string('is missing'),
  v.trim(),
  v.minLength(2, 'must be at least 2 characters'),
  v.maxLength(100, 'must be at most 100 characters'),
)

/** GET suggestions. */
export function suggestionRoutes({ database }: Shop): Hono {
  const routes = new Hono()
  routes.get('/suggestions', (c) => {
    const q = v.safeParse(typed, c.req.query('q'), { abortEarly: true })
    if (!q.success) throw invalid('q', q.issues[0].message)
    return c.json(readSuggestions(database, q.output, langOfRequest(c)))
  })
  return routes
}
