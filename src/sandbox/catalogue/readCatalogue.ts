import { readFileSync, statSync } from 'node:fs'
import * as v from 'valibot'
import { checkFacets } from './checkFacets'
import { checkPictures, type PictureFolders } from './checkPictures'
import { checkReferences } from './checkReferences'
import { checkServicePoints } from './checkServicePoints'
import { downloadShape, type DownloadData } from './downloadShape'
import { facetShape, type FacetData } from './facetShape'
import { rowName } from './rowName'
import { postcodeAreaShape, servicePointShape, type PostcodeAreaData, type ServicePointData } from './servicePointShape'
import { catalogueShape, type CatalogueData } from './shape'

/** The catalogue cannot be used; the message names the file, the row and the field. */
export class CatalogueError extends Error {
  override name = 'CatalogueError'
}

/** The files, read and checked. */
export interface ShopData {
  catalogue: CatalogueData
  facets: FacetData
  downloads: DownloadData
  servicePoints: ServicePointData
  postcodeAreas: PostcodeAreaData
}

export interface CatalogueFiles extends PictureFolders {
  catalogue: string
  facets: string
  downloads: string
  servicePoints: string
  postcodeAreas: string
}

/** A parsed file of that shape. Throws CatalogueError with the first fault. */
function shaped<Schema extends v.GenericSchema>(name: string, file: string, schema: Schema): v.InferOutput<Schema> {
  let raw: unknown
  try {
    raw = JSON.parse(readFileSync(file, 'utf8'))
  } catch (cause) {
    throw new CatalogueError(`${name}: cannot read ${file}: ${(cause as Error).message}`, { cause })
  }
  const checked = v.safeParse(schema, raw, { abortEarly: true })
  if (checked.success) return checked.output
  const issue = checked.issues[0]
  const { row, field } = rowName(
    raw,
    (issue.path ?? []).map((step) => step.key as string | number),
  )
  throw new CatalogueError(`${name}: ${[row, field].filter(Boolean).join(': ')}: ${issue.message}`)
}

const refuse = (name: string, fault: string | undefined) => {
  if (fault) throw new CatalogueError(`${name}: ${fault}`)
}

/** The data read last, with the state of the files at that time. */
let last: { state: string; data: ShopData } | null = null

/** When each file was saved, and its size. */
const stateOf = (files: readonly string[]) =>
  files
    .map((file) => {
      const { mtimeMs, size } = statSync(file, { throwIfNoEntry: false }) ?? {}
      return `${file} ${mtimeMs} ${size}`
    })
    .join('\n')

/** Reads and checks the files, once until one is saved: shapes, references between rows, picture files. Throws CatalogueError. */
export function readCatalogue(files: CatalogueFiles): ShopData {
  const state = stateOf([files.catalogue, files.facets, files.downloads, files.servicePoints, files.postcodeAreas])
  if (last?.state === state) return last.data
  const catalogue = shaped('catalogue.json', files.catalogue, catalogueShape)
  refuse('catalogue.json', checkReferences(catalogue) ?? checkPictures(catalogue, files))
  const facets = shaped('facets.json', files.facets, facetShape)
  refuse('facets.json', checkFacets(facets, catalogue))
  const downloads = shaped('downloads.json', files.downloads, downloadShape)
  const postcodeAreas = shaped('postcodeAreas.json', files.postcodeAreas, postcodeAreaShape).postcode_areas
  const servicePoints = shaped('servicePoints.json', files.servicePoints, servicePointShape).service_points
  refuse('servicePoints.json', checkServicePoints(servicePoints, postcodeAreas, catalogue))
  const data = { catalogue, facets, downloads, servicePoints, postcodeAreas }
  last = { state, data }
  return data
}
