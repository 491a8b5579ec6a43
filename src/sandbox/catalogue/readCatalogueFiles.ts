import { readFileSync, statSync } from 'node:fs'
import * as v from 'valibot'
import { checkFacets, type FacetData, facetShape } from './facets'
import { checkCatalogue } from './checkCatalogue'
import { checkPictures, type PictureSources } from './checkPictures'
import {
  checkServicePoints,
  type PostcodeAreaData,
  postcodeAreaShape,
  type ServicePointData,
  servicePointShape,
} from './servicePoints'
import { describeRow } from './describeRow'
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

interface CatalogueFiles extends PictureSources {
  catalogue: string
  facets: string
  downloads: string
  servicePoints: string
  postcodeAreas: string
}

/** The result of the latest call that succeeded, with the stamp of the files that it read; null before that. */
let lastRead: { fileStamp: string; data: SeedData } | null = null

/**
 * Reads the files, and validates their shapes, the references between rows and the picture files. Returns the earlier
 * result if none of the five data files has changed since the latest call that succeeded; changes to the pictures do
 * not count. Throws a CatalogueError that describes the first error.
 */
export function readCatalogueFiles(files: CatalogueFiles): SeedData {
  const fileStamp = readFileStamp([
    files.catalogue,
    files.facets,
    files.downloads,
    files.servicePoints,
    files.postcodeAreas,
  ])
  if (lastRead?.fileStamp === fileStamp) return lastRead.data
  const catalogue = readShape('catalogue.json', files.catalogue, catalogueShape)
  throwIfError('catalogue.json', checkCatalogue(catalogue) ?? checkPictures(catalogue, files))
  const facets = readShape('facets.json', files.facets, facetShape)
  throwIfError('facets.json', checkFacets(facets, catalogue))
  const downloads = readShape('downloads.json', files.downloads, downloadShape)
  const postcodeAreas = readShape('postcodeAreas.json', files.postcodeAreas, postcodeAreaShape).postcode_areas
  const servicePoints = readShape('servicePoints.json', files.servicePoints, servicePointShape).service_points
  throwIfError('servicePoints.json', checkServicePoints(servicePoints, postcodeAreas, catalogue))
  const data = { catalogue, facets, downloads, servicePoints, postcodeAreas }
  lastRead = { fileStamp, data }
  return data
}

function readShape<Schema extends v.GenericSchema>(name: string, file: string, schema: Schema): v.InferOutput<Schema> {
  let content: unknown
  try {
    content = JSON.parse(readFileSync(file, 'utf8'))
  } catch (cause) {
    throw new CatalogueError(`${name}: cannot read ${file}: ${(cause as Error).message}`, { cause })
  }
  const result = v.safeParse(schema, content, { abortEarly: true })
  if (result.success) return result.output
  const issue = result.issues[0]
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

const buildBilingualSchema = <Each extends v.GenericSchema>(each: Each) => v.object({ nl: each, en: each })

/** The shape of data/catalogue/downloads.json: files in each language, with the keys of their products. */
export const downloadShape = v.array(
  v.object({
    key: v.pipe(v.string(), v.regex(/^[a-z-]+$/)),
    name: buildBilingualSchema(v.pipe(v.string(), v.minLength(1))),
    href: buildBilingualSchema(v.pipe(v.string(), v.startsWith('/downloads/'))),
    bytes: buildBilingualSchema(v.pipe(v.number(), v.integer(), v.minValue(1))),
    products: v.array(v.string()),
  }),
)

type DownloadData = v.InferOutput<typeof downloadShape>
