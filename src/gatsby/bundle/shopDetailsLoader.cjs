const { readFileSync } = require('node:fs')
const path = require('node:path')

const file = path.resolve(__dirname, '../../../data/shop.json')

/**
 * A webpack loader that writes each detail of data/shop.json that a file names, such as `shopDetails.city.nl`, into that
 * file. Otherwise the first script of every page would contain the whole file.
 */
module.exports = function shopDetailsLoader(source) {
  if (!source.includes('shopDetails')) return source
  this.addDependency(file)
  const details = JSON.parse(readFileSync(file, 'utf8'))
  return source.replace(
    /\bshopDetails((?:\.\w+)+)/g,
    (whole, names) => writeDetail(details, names.slice(1).split('.')) ?? whole,
  )
}

/** Follows names to a value that is no object; the names after it, such as a method's, stay. */
function writeDetail(details, names) {
  let value = details
  const rest = [...names]
  while (rest.length > 0 && typeof value === 'object' && value !== null && !Array.isArray(value))
    value = value[rest.shift()]
  return value === undefined ? undefined : [`(${JSON.stringify(value)})`, ...rest].join('.')
}
