const immediateCall = 'module.hot.apply(applyOptions, applyCallback)'

/**
 * A webpack loader for development that makes Gatsby's client for hot updates wait until an update may be applied. The
 * client assumes that it may apply the update right after the download. But webpack postpones the update if a module
 * behind `import()` begins to load at that moment. Without the loader, the page would miss the update and all later
 * updates until a reload.
 */
module.exports = function hotUpdateLoader(source) {
  if (!source.includes(immediateCall)) {
    throw new Error(
      'Gatsby has changed its client for hot updates: src/gatsby/patches/hotUpdateLoader.cjs must follow.',
    )
  }
  return `${source.replace(immediateCall, 'applyWhenReady(applyOptions)')}
async function applyWhenReady(options) {
  while (module.hot.status() === 'prepare') await new Promise((resolve) => setTimeout(resolve, 20))
  return module.hot.apply(options)
}
`
}
