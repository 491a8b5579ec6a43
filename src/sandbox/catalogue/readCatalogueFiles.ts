import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import * as v from 'valibot'
import { parseJson } from '../../config/parseJson'
import { shopFolder } from '../../config/shopFolder'
import { checkFacets, type FacetData, facetShape } from './facets'
import { checkCatalogue } from './checkCatalogue'
import { checkPictures } from './checkPictures'
import {
  checkPostcodeAreas,
  checkServicePoints,
  type PostcodeAreaData,
  postcodeAreaShape,
  type ServicePointData,
  servicePointShape,
} from './servicePoints'
import { describeRow } from './describeRow'
import { idShape, textShape } from './fieldShapes'
import { type CatalogueData, catalogueShape } from './catalogueShape'

class CatalogueError extends Error {
  override name = 'CatalogueError'
}

export interface SeedData {
  catalogue: CatalogueData
  facets: FacetData
  downloads: DownloadData
  servicePoints: ServicePointData
  postcodeAreas: PostcodeAreaData
}

/** The paths of files other than those in the shop's folder. */
type OtherFiles = Partial<Record<'catalogue' | 'facets' | 'servicePoints' | 'postcodeAreas', string | undefined>>

const findDataFile = (name: string) => path.join(shopFolder, 'data/catalogue', name)

const pictureSources = {
  renditions: findDataFile('renditions.json'),
  drawings: path.join(shopFolder, 'static/drawings'),
}

/** The result of the latest call that succeeded, with the stamp of the files that it read; null before that. */
let lastRead: { fileStamp: string; data: SeedData } | null = null

/**
 * Reads the files, and validates their shapes, the references between rows and the picture files. Returns the earlier
 * result if none of the five data files has changed since the latest call that succeeded; changes to the pictures do
 * not count. Throws a CatalogueError that describes the first error.
 */
export function readCatalogueFiles(otherFiles: OtherFiles = {}): SeedData {
  const files = {
    catalogue: otherFiles.catalogue ?? findDataFile('catalogue.json'),
    facets: otherFiles.facets ?? findDataFile('facets.json'),
    downloads: findDataFile('downloads.json'),
    servicePoints: otherFiles.servicePoints ?? findDataFile('servicePoints.json'),
    postcodeAreas: otherFiles.postcodeAreas ?? findDataFile('postcodeAreas.json'),
  }
  const fileStamp = readFileStamp(Object.values(files))
  if (lastRead?.fileStamp === fileStamp) return lastRead.data
  const catalogue = readShape('catalogue.json', files.catalogue, catalogueShape)
  throwIfError('catalogue.json', checkCatalogue(catalogue) ?? checkPictures(catalogue, pictureSources))
  const facets = readShape('facets.json', files.facets, facetShape)
  throwIfError('facets.json', checkFacets(facets, catalogue))
  const downloads = readShape('downloads.json', files.downloads, downloadShape)
  const postcodeAreas = readShape('postcodeAreas.json', files.postcodeAreas, postcodeAreaShape).postcode_areas
  throwIfError('postcodeAreas.json', checkPostcodeAreas(postcodeAreas, catalogue))
  const servicePoints = readShape('servicePoints.json', files.servicePoints, servicePointShape).service_points
  throwIfError('servicePoints.json', checkServicePoints(servicePoints, postcodeAreas, catalogue))
  const data = { catalogue, facets, downloads, servicePoints, postcodeAreas }
  lastRead = { fileStamp, data }
  return data
}

function readShape<Schema extends v.GenericSchema>(name: string, file: string, schema: Schema): v.InferOutput<Schema> {
  let content: unknown
  try {
    content = parseJson(readFileSync(file, 'utf8'))
  } catch (cause) {
    throw new CatalogueError(`${name}: cannot read ${file}: ${(cause as Error).message}`, { cause })
  }
  const parsedContent = v.safeParse(schema, content, { abortEarly: true })
  if (parsedContent.success) return parsedContent.output
  const issue = parsedContent.issues[0]
  const { row, field } = describeRow(
    content,
    (issue.path ?? []).map((step) => step.key as string | number),
  )
  const problem = issue.received === 'undefined' ? 'is missing' : issue.message
  throw new CatalogueError(`${name}: ${[row, field].filter(Boolean).join(': ')}: ${problem}`)
}

const throwIfError = (name: string, error: string | undefined) => {
  if (error) throw new CatalogueError(`${name}: ${error}`)
}

const readFileStamp = (files: readonly string[]) =>
  files
    .map((file) => {
      const { mtimeMs, size } = statSync(file, { throwIfNoEntry: false }) ?? {}
      return `${file} ${mtimeMs} ${size}`
    })
    .join('\n')

const downloadPathShape = v.pipe(v.string(), v.startsWith('/downloads/'))

/** The shape of data/catalogue/downloads.json: files in each language, with the keys of their products. */
export const downloadShape = v.array(
  v.object({
    key: v.pipe(v.string(), v.regex(/^[a-z-]+$/)),
    name: textShape,
    href: v.object({ nl: downloadPathShape, en: downloadPathShape }),
    bytes: v.object({ nl: idShape, en: idShape }),
    products: v.array(v.string()),
  }),
)

type DownloadData = v.InferOutput<typeof downloadShape>
