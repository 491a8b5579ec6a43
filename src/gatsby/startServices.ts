import { createClient } from '../store/http/client'
import { env } from '../config/env'
import { reportError } from '../layout/errors/errorReporting'
import { attachServices } from '../store/start/attachServices'
import type { AppStore } from '../store/start/createStore'
import { startStore } from '../store/services'
import { dropHastyPresses } from '../ui/page/hastyPress'
import { name, version } from '../../package.json'

/**
 * Attaches the services to the store and starts it (SPEC §4). Cart requests wait until the start is done. From now on,
 * unintended presses are dropped, because they could change something.
 */
export function startServices(store: AppStore, languageId: number): void {
  dropHastyPresses()
  attachServices(store, {
    languageId,
    connect: (tokens) => createClient({ baseUrl: env.shopApiUrl, languageId: () => languageId, tokens, application }),
  })
  void store.dispatch(startStore()).then(() => {
    const { error } = store.getState().app
    // The user retries a failed start, which would report the same error again.
    if (error) reportError(Object.assign(new Error(error.message), error))
  })
}

/** The storefront's name and version in requests to the shop API (SPEC §7: X-Application-Name, X-Application-Version). */
const application = { name, version }
