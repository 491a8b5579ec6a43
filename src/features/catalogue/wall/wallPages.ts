import { wallRows, type Place, type Span } from './wallRows'

/**
 * Lays a list that grows by pages: each page goes on where the one before ended, so that no piece changes its place
 * when more come, and a list that is shown again looks as it did.
 * @param pages the pieces of each page
 */
export function wallPages(pages: readonly (readonly Span[])[]): Place[] {
  const places: Place[] = []
  let columns = 0
  for (const page of pages) {
    const rows = wallRows(page, columns)
    columns += rows.reduce((sum, { wide }) => sum + (wide ? 2 : 1), 0)
    places.push(...rows)
  }
  return places
}
