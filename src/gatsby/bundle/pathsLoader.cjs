/**
 * A webpack loader that reduces data/pages.json to the paths that src/pageTable/paths.ts lacks: the paths in languages
 * other than Dutch and English. Browsers must not load the titles of all pages.
 */
module.exports = function pathsLoader(source) {
  const rows = JSON.parse(source).map(({ id, ...row }) => ({
    id,
    ...Object.fromEntries(Object.entries(row).filter(([field]) => /^path_(?!nl|en)/.test(field))),
  }))
  return JSON.stringify(rows.filter((row) => Object.keys(row).length > 1))
}
