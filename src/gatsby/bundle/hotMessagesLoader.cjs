const path = require('node:path')

const registry = path.resolve(__dirname, '../../i18n/messages')

/**
 * A webpack loader for development that registers the messages of a saved file immediately, so that the page keeps its
 * state. Without this loader, no module would accept the new messages, because a page reads them only when it starts.
 */
module.exports = function hotMessagesLoader(source) {
  const areas = [...source.matchAll(/^export const (\w+)/gm)].map(([, area]) => area)
  const [language] = path.relative(path.dirname(registry), this.resourcePath).split(path.sep)
  return `${source}
import { replaceMessages as replaceSavedMessages } from ${JSON.stringify(registry)}
if (module.hot) {
  if (module.hot.data) replaceSavedMessages(${JSON.stringify(language)}, { ${areas.join(', ')} })
  module.hot.dispose((data) => { data.replaced = true })
  module.hot.accept()
}
`
}
