import { readFileSync } from 'node:fs'
import path from 'node:path'

interface Schema {
  catalogue: string
  search: string
  customers: string
  contact: string
}

let schema: Schema | undefined

/**
 * Reads the SQL of the tables. The path is relative to the project's root, because a build bundles this module into
 * another folder.
 */
export function readSchema(): Schema {
  const read = (name: string) => readFileSync(path.resolve('src/sandbox/database', `${name}.sql`), 'utf8')
  schema ??= {
    catalogue: read('catalogue'),
    search: read('search'),
    customers: read('customers'),
    contact: read('contact'),
  }
  return schema
}
