import type { CreateDevServerArgs } from 'gatsby'
import { emitter } from 'gatsby/dist/redux'
import { websocketManager } from 'gatsby/dist/utils/websocket-manager'
import { watchFiles } from './watchFiles'
import { makePages } from '../build/makePages'

type PageActions = Pick<CreateDevServerArgs['actions'], 'createPage' | 'deletePage'>

interface CreatedPage {
  path: string
  component: string
  context: unknown
}

/** Recreates pages in the development server after each change to `data`, and refreshes open pages immediately. */
export function remakePagesOnChange({ actions, reporter, store }: CreateDevServerArgs): void {
  const listCreatedPages = () => (store.getState as () => { pages: Map<string, CreatedPage> })().pages
  let lastRemake = Promise.resolve()
  watchFiles('data', () => {
    lastRemake = lastRemake
      .then(() => remakePages(actions, listCreatedPages(), (line) => void reporter.warn(line)))
      .then(refreshOpenPages)
      .catch((error: Error) => {
        reporter.error(error.message)
      })
  })
}

/**
 * Creates only the pages that have changed, because each page costs Gatsby some milliseconds. Deletes the pages that no
 * longer exist.
 */
export async function remakePages(
  { createPage, deletePage }: PageActions,
  createdPages: ReadonlyMap<string, CreatedPage>,
  warn: (line: string) => void,
): Promise<void> {
  const currentPaths = new Set<string>()
  await makePages((page) => {
    currentPaths.add(page.path)
    if (JSON.stringify(createdPages.get(page.path)?.context) !== JSON.stringify(page.context)) createPage(page)
  }, warn)
  for (const [path, page] of createdPages) if (!currentPaths.has(path) && isProjectPage(page)) deletePage(page)
}

/** Returns whether a page belongs to the project. In development, Gatsby adds a few pages of its own. */
const isProjectPage = ({ component }: CreatedPage) => /[\\/]src[\\/]templates[\\/]/.test(component)

/** Makes Gatsby send the new data of open pages to the browser immediately instead of at the next visit. */
function refreshOpenPages(): void {
  for (const pagePath of websocketManager.activePaths) emitter.emit('QUERY_RUN_REQUESTED', { pagePath })
}
