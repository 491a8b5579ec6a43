const path = require('node:path')

const registry = path.resolve(__dirname, '../../i18n/words')

/**
 * A webpack loader for development: a saved file of messages goes into the registry at once, and the page keeps its
 * state. Without it webpack would hand the new messages to no one, since only the start of a page reads them.
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
