import { createClient } from '../store/http/client'
import { env } from '../config/env'
import { reportError } from '../layout/errors/errorReporting'
import { attachServices } from '../store/start/attachServices'
import type { AppStore } from '../store/start/createStore'
import { startStore } from '../store/services'
import { dropHastyPresses } from '../ui/page/hastyPress'
import { name, version } from '../../package.json'

/**
 * Attaches the services to the store and starts the app (SPEC §4). Cart requests wait until the start is complete. From
 * now on, hasty presses are ignored, because they could change something unintentionally.
 */
export function startServices(store: AppStore, languageId: number): void {
  dropHastyPresses()
  attachServices(store, {
    languageId,
    connect: (tokens) => createClient({ baseUrl: env.shopApiUrl, languageId: () => languageId, tokens, application }),
  })
  void store.dispatch(startStore()).then(() => {
    const { error } = store.getState().app
    // Only the first start reports its error. If the user retries it, the same error would be reported again.
    if (error) reportError(Object.assign(new Error(error.message), error))
  })
}

/**
 * The storefront's name and version in requests to the shop API (SPEC §7: X-Application-Name, X-Application-Version).
 */
const application = { name, version }
