import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { enlargeCatalogue } from './catalogue/enlargeCatalogue'
import { readCatalogueFiles } from './catalogue/readCatalogueFiles'
import { createApi } from './createApi'
import { createDatabase, isEmpty, replaceCatalogue } from './database/createDatabase'
import { SandboxDatabase } from './database/SandboxDatabase'
import { seedDemoGiftlist } from './database/seedDemoGiftlist'
import type { RequestHandler } from './http/sender'
import { type Mail, Outbox } from './mail/Outbox'
import { deleteExpiredUploads } from './routes/contact/takeUploads'
import { createAttempts } from './session/Attempts'
import { defaultPasswordCost } from './session/passwords'
import { defaultSessionLifetime } from './session/sessions'
import type { SandboxContext } from './context'
import { Timers } from './Timers'

export interface SandboxOptions {
  /** The path of a file, which is created if it is missing, or ':memory:'. */
  database: string
  /**
   * The paths of catalogue.json, facets.json, servicePoints.json and postcodeAreas.json; by default the files in the
   * shop's folder.
   */
  catalogueFile?: string
  facetsFile?: string
  servicePointsFile?: string
  postcodeAreasFile?: string
  /**
   * Fills the catalogue up to this number of products with copies (catalogue/enlargeCatalogue). The default 0 adds
   * none.
   */
  products?: number
  /** Whether a new database also gets a published gift list with gifts (database/seedDemoGiftlist). */
  hasDemoGiftlist?: boolean
  now?: () => Date
  /** The origin of the storefront; by default '' for an unknown origin. */
  siteOrigin?: string
  /** The cost of hashing a password: scrypt's N, a power of two. Tests use a low cost. */
  passwordCost?: number
  /** The number of accounts that one network address may create within a minute. */
  accountsPerMinute?: number
  /** The time in ms for which a customer's session lasts after its last use; a guest's lasts a day at most. */
  sessionLifetime?: number
  /**
   * The folder for emails, by default `mail` next to the database. If it is null, as it is by default for a database in
   * memory, `Sandbox.mail` collects the emails.
   */
  mailFolder?: string | null
}

export interface Sandbox {
  answer: RequestHandler
  close: () => void
  /**
   * Replaces the catalogue with the current files. Changes nothing and throws an Error if the files are invalid, or if
   * they lack a row to which a cart, an order or another row of a user refers.
   */
  reloadCatalogue(): void
  database: SandboxDatabase
  /** The emails that were not written to files, oldest first. */
  mail: readonly Mail[]
  mailFolder: string | null
}

/**
 * Opens the sandbox (docs/sandbox.md) and fills a new database from the catalogue. Throws an Error that describes the
 * problem with the catalogue or the database. The working directory must be the root of the repository.
 */
export function openSandbox({
  database: file,
  catalogueFile,
  facetsFile,
  servicePointsFile,
  postcodeAreasFile,
  products = 0,
  hasDemoGiftlist = false,
  now = () => new Date(),
  siteOrigin = '',
  passwordCost = defaultPasswordCost,
  accountsPerMinute,
  sessionLifetime = defaultSessionLifetime,
  mailFolder = file === ':memory:' ? null : path.join(path.dirname(file), 'mail'),
}: SandboxOptions): Sandbox {
  if (file !== ':memory:') mkdirSync(path.dirname(path.resolve(file)), { recursive: true })
  const readFiles = () =>
    readCatalogueFiles({
      catalogue: catalogueFile,
      facets: facetsFile,
      servicePoints: servicePointsFile,
      postcodeAreas: postcodeAreasFile,
    })
  const database = openDatabase(file)
  try {
    // The check is inside the transaction, so that two programs that start at the same time fill the database only
    // once.
    database.transaction(() => {
      if (!isEmpty(database, products)) return
      createDatabase(database, enlargeCatalogue(readFiles(), products), now())
      if (hasDemoGiftlist) seedDemoGiftlist(database, now())
      database.exec(`PRAGMA application_id = ${products}`)
    })
  } catch (error) {
    database.close()
    throw error
  }
  const timers = new Timers()
  const outbox = new Outbox(mailFolder)
  const attempts = createAttempts(now, accountsPerMinute)
  const context: SandboxContext = { database, now, siteOrigin, passwordCost, attempts, sessionLifetime, timers, outbox }
  deleteExpiredUploads(context)
  const close = () => {
    timers.close()
    database.close()
  }
  const reloadCatalogue = () => replaceCatalogue(database, enlargeCatalogue(readFiles(), products), now())
  return { answer: createApi(context), close, reloadCatalogue, database, mail: outbox.unwrittenMails, mailFolder }
}

function openDatabase(file: string): SandboxDatabase {
  try {
    return new SandboxDatabase(file)
  } catch (cause) {
    const hint = 'npm run sandbox:reset recreates it'
    throw new Error(`The sandbox database ${file} cannot be opened (${(cause as Error).message}): ${hint}`, { cause })
  }
}
