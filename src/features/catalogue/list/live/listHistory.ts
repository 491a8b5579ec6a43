import { navigate } from 'gatsby'

/** The address of a page as its list reads and writes it. */
export interface ListHistory {
  /** The query in the address bar, as far as the list knows. */
  readonly search: string
  /** Takes note of what the page heard of its address; whether that is news, and not what was written here. */
  hear: (query: string) => boolean
  /** Puts a query in the address bar: as a new step to go back from, or in place of the one in view. */
  write: (query: string, step: 'push' | 'replace') => void
}

export function listHistory(path: string, first: string): ListHistory {
  let search = first
  let heard = false
  /** Written here, and the page has still to hear of it. */
  const written = new Set<string>()
  return {
    get search() {
      return search
    },
    hear(query) {
      if (query !== search && written.delete(query)) return false
      written.clear()
      if (query === search && heard) return false
      heard = true
      search = query
      return true
    },
    write(query, step) {
      // The shopper may have gone on to another page while an answer was on its way.
      if (query === search || window.location.pathname !== path) return
      search = query
      if (step === 'push') {
        written.add(query)
        void navigate(path + query)
      } else {
        // Gatsby keeps the scroll position by the key in the history's state, which a replaced address goes on with.
        window.history.replaceState(window.history.state, '', path + query)
      }
    },
  }
}
