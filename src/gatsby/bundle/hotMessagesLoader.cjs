const path = require('node:path')

const registry = path.resolve(__dirname, '../../i18n/words')

/**
 * A webpack loader for development: puts a saved file of messages into the registry at once, so that the page keeps its
 * state. Without it no module would accept the new messages, because only the start of a page reads them.
 */
module.exports = function hotMessagesLoader(source) {
  const areas = [...source.matchAll(/^export const (\w+)/gm)].map(([, area]) => area)
  const language = path.basename(path.dirname(this.resourcePath))
  return `${source}
import { replaceWords as replaceSavedWords } from ${JSON.stringify(registry)}
if (module.hot) {
  if (module.hot.data) replaceSavedWords(${JSON.stringify(language)}, { ${areas.join(', ')} })
  module.hot.dispose((data) => { data.replaced = true })
  module.hot.accept()
}
`
}
