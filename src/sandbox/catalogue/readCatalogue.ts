import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { catalogueShape, type CatalogueData } from './shape'
import { checkPictures, type PictureFolders } from './checkPictures'
import { checkReferences } from './checkReferences'
import { rowName } from './rowName'

/** The catalogue cannot be used; the message names the row and the field. */
export class CatalogueError extends Error {
  override name = 'CatalogueError'
}

/** Checks the parsed file: shape, references between rows, picture files. Throws CatalogueError at the first fault. */
export function checkCatalogue(raw: unknown, folders: PictureFolders): CatalogueData {
  const checked = v.safeParse(catalogueShape, raw, { abortEarly: true })
  if (!checked.success) {
    const issue = checked.issues[0]
    const { row, field } = rowName(
      raw,
      (issue.path ?? []).map((step) => step.key as string | number),
    )
    throw new CatalogueError(`catalogue.json: ${[row, field].filter(Boolean).join(': ')}: ${issue.message}`)
  }
  const fault = checkReferences(checked.output) ?? checkPictures(checked.output, folders)
  if (fault) throw new CatalogueError(`catalogue.json: ${fault}`)
  return checked.output
}

const read = new Map<string, CatalogueData>()

/** Reads and checks the file once per process. */
export function readCatalogue(file: string, folders: PictureFolders): CatalogueData {
  const known = read.get(file)
  if (known) return known
  let raw: unknown
  try {
    raw = JSON.parse(readFileSync(file, 'utf8'))
  } catch (cause) {
    throw new CatalogueError(`catalogue.json: cannot read ${file}: ${(cause as Error).message}`, { cause })
  }
  const catalogue = checkCatalogue(raw, folders)
  read.set(file, catalogue)
  return catalogue
}
