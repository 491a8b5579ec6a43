import type { CreateDevServerArgs } from 'gatsby'
import { emitter } from 'gatsby/dist/redux'
import { websocketManager } from 'gatsby/dist/utils/websocket-manager'
import { watchFiles } from './watchFiles'
import { makePages } from '../build/makePages'

type PageActions = Pick<CreateDevServerArgs['actions'], 'createPage' | 'deletePage'>

interface MadePage {
  path: string
  component: string
  context: unknown
}

/** Recreates pages in the development server after each change in `data`, and refreshes open pages immediately. */
export function remakePagesOnChange({ actions, reporter, store }: CreateDevServerArgs): void {
  const listMadePages = () => (store.getState as () => { pages: Map<string, MadePage> })().pages
  let lastRemake = Promise.resolve()
  watchFiles('data', () => {
    lastRemake = lastRemake
      .then(() => remakePages(actions, listMadePages(), (line) => void reporter.warn(line)))
      .then(refreshOpenPages)
      .catch((error: Error) => {
        reporter.error(error.message)
      })
  })
}

/** Creates only the pages that have changed, because each page costs Gatsby some milliseconds. */
export async function remakePages(
  { createPage, deletePage }: PageActions,
  madePages: ReadonlyMap<string, MadePage>,
  warn: (line: string) => void,
): Promise<void> {
  const madePaths = new Set<string>()
  await makePages((page) => {
    madePaths.add(page.path)
    if (JSON.stringify(madePages.get(page.path)?.context) !== JSON.stringify(page.context)) createPage(page)
  }, warn)
  for (const [path, page] of madePages) if (!madePaths.has(path) && isOurs(page)) deletePage(page)
}

/** Returns whether a page is one of the project. In development, Gatsby adds a few pages of its own. */
const isOurs = ({ component }: MadePage) => /[\\/]src[\\/]templates[\\/]/.test(component)

/** Makes Gatsby send the new data of open pages to the browser immediately instead of at the next visit. */
function refreshOpenPages(): void {
  for (const pagePath of websocketManager.activePaths) emitter.emit('QUERY_RUN_REQUESTED', { pagePath })
}
