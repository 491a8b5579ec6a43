import type { SqlValue } from '../database/ShopDatabase'

/** Collects the values of a statement that is put together: each stands in it by its number. */
export class SqlParameters {
  readonly values: SqlValue[] = []

  /** The place of a value in the statement's text. */
  add(value: SqlValue): string {
    this.values.push(value)
    return `?${this.values.length}`
  }

  /** A list as a table of one column, for IN. */
  list(values: readonly (string | number)[]): string {
    return `(SELECT value FROM json_each(${this.add(JSON.stringify(values))}))`
  }
}
