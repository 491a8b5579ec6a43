import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { enlargeCatalogue } from './catalogue/enlargeCatalogue'
import { readCatalogueFiles } from './catalogue/readCatalogueFiles'
import { createApi } from './createApi'
import { createDatabase, isEmpty, replaceCatalogue } from './database/createDatabase'
import { SandboxDatabase } from './database/SandboxDatabase'
import type { Mail } from './mail/Outbox'
import { Outbox } from './mail/Outbox'
import { defaultPasswordCost } from './session/passwords'
import type { SandboxContext } from './context'
import { Timers } from './Timers'

export interface SandboxOptions {
  /** A file, made when it is not there, or ':memory:'. */
  database: string
  /** Paths of catalogue.json, facets.json and servicePoints.json; those of this repository by default. */
  catalogueFile?: string
  facetsFile?: string
  servicePointsFile?: string
  /** Copies of products are added up to this number (catalogue/enlargeCatalogue); 0, the default, leaves the demo as it is. */
  products?: number
  /** The present, for dates of vouchers, campaigns, payments and orders. */
  now?: () => Date
  /** Origin of the storefront when it is not on a loopback host. */
  siteOrigin?: string
  /** Work of hashing a password: scrypt's N, a power of two. Tests take little. */
  passwordCost?: number
  /** After how many ms the provider's page reports a payment that it answers late. */
  lateAnswerAfter?: number
  /** Where mails are kept as files: `mail` beside the database by default; null, and with ':memory:', keeps them in `mail`. */
  mailFolder?: string | null
}

export interface Sandbox {
  /** The whole shop: a request of the shop API or of the payment page in, its answer out. */
  shop: (request: Request) => Promise<Response>
  close(): void
  /** Takes over the catalogue's files as they are now. Throws one Error that says what is wrong with them, and changes nothing. */
  reloadCatalogue(): void
  database: SandboxDatabase
  /** The mails that did not become files, the first one first. */
  mail: readonly Mail[]
  mailFolder: string | null
}

const dataFile = (name: string) => path.resolve('data/catalogue', name)
const pictureFolders = { photos: path.resolve('data/catalogue/photos'), renditions: path.resolve('static/pictures') }

function openDatabase(file: string): SandboxDatabase {
  try {
    return new SandboxDatabase(file)
  } catch (cause) {
    const cure = 'npm run sandbox:reset makes it new'
    throw new Error(`The sandbox database ${file} cannot be opened (${(cause as Error).message}): ${cure}`, { cause })
  }
}

/**
 * Opens the local shop (docs/sandbox.md) and fills a new database from the catalogue. Throws one Error
 * whose message says what is wrong with the catalogue or the database. Works from the repository's root.
 */
export function openSandbox({
  database: file,
  catalogueFile = dataFile('catalogue.json'),
  facetsFile = dataFile('facets.json'),
  servicePointsFile = dataFile('servicePoints.json'),
  products = 0,
  now = () => new Date(),
  siteOrigin = '',
  passwordCost = defaultPasswordCost,
  lateAnswerAfter = 6000,
  mailFolder = file === ':memory:' ? null : path.join(path.dirname(file), 'mail'),
}: SandboxOptions): Sandbox {
  if (file !== ':memory:') mkdirSync(path.dirname(path.resolve(file)), { recursive: true })
  const readFiles = () =>
    readCatalogueFiles({
      catalogue: catalogueFile,
      facets: facetsFile,
      downloads: dataFile('downloads.json'),
      servicePoints: servicePointsFile,
      postcodeAreas: dataFile('postcodeAreas.json'),
      ...pictureFolders,
    })
  const database = openDatabase(file)
  try {
    // Looked at inside the transaction: two programs that start at once fill the database once.
    database.transaction(() => {
      if (!isEmpty(database, products)) return
      createDatabase(database, enlargeCatalogue(readFiles(), products), now())
      database.exec(`PRAGMA application_id = ${products}`)
    })
  } catch (error) {
    database.close()
    throw error
  }
  const timers = new Timers()
  const outbox = new Outbox(mailFolder)
  const context: SandboxContext = { database, now, siteOrigin, passwordCost, timers, lateAnswerAfter, outbox }
  const close = () => {
    timers.close()
    database.close()
  }
  const reloadCatalogue = () => replaceCatalogue(database, enlargeCatalogue(readFiles(), products), now())
  return { shop: createApi(context), close, reloadCatalogue, database, mail: outbox.sent, mailFolder }
}
