import type { ListContent } from '../../../../pageTable/contents/lists'
import { openShop } from '../../../../state/door'
import type { ShopThunk } from '../../../../state/services'
import { sortingsOf } from '../barFacets'
import type { ListChoice, ListState, LiveList, Shown } from '../liveList'
import { askList, askMore } from './askList'
import { countChosen, isWhole } from './choices'
import { keepList, recallList } from './keptLists'
import { mostPages, readListAddress, writeListAddress } from './listAddress'
import { listHistory } from './listHistory'
import { showTop } from './showTop'

/**
 * Makes the list of the page in view live: what it shows follows its address and the shopper's choices; an answer that
 * comes late is dropped.
 * @param list the page's own: what its HTML shows
 */
export function openList(list: ListContent): LiveList {
  const { pathname: path, search } = window.location
  const { scope, products, total } = list
  const sortings = sortingsOf(scope)
  const [usual] = sortings
  const own: Shown = { products, total, facets: null, relaxations: [], searched: null }
  const history = listHistory(path, search)
  const listeners = new Set<() => void>()
  let running: AbortController | null = null
  let lastDeed = () => {}

  const queryOf = (choice: ListChoice) => writeListAddress(choice, history.search)
  const shownFor = (choice: ListChoice) =>
    recallList(path + queryOf(choice)) ?? (isWhole(choice) && scope.q === undefined ? own : null)

  function stateOf(choice: ListChoice, shown: Shown | null): ListState {
    const goesOn = shown !== null && shown.products.length < shown.total
    const next = goesOn ? path + queryOf({ ...choice, page: Math.min(choice.page + 1, mostPages) }) : null
    return { choice, shown, next, chosen: countChosen(choice), busy: null, failed: false, added: null }
  }

  const begin = readListAddress(search, sortings)
  let state = stateOf(begin, shownFor(begin))
  function set(next: ListState): void {
    state = next
    listeners.forEach((listener) => listener())
  }

  /** Asks, and drops the question before. Whether the answer came and still counts. */
  async function ask(
    busy: 'list' | 'more',
    choice: ListChoice,
    question: (signal: AbortSignal) => ShopThunk<Promise<Shown>>,
  ): Promise<boolean> {
    running?.abort()
    const mine = new AbortController()
    running = mine
    set({ ...state, busy, failed: false, added: null })
    try {
      const shown = await (await openShop()).dispatch(question(mine.signal))
      if (running !== mine) return false
      keepList(path + queryOf(choice), shown)
      set(stateOf(choice, shown))
      return true
    } catch {
      // The shop API's fault or the connection's; what is shown stays, and the shopper may try again.
      if (running === mine) set({ ...state, shown: state.shown ?? own, busy: null, failed: true })
      return false
    }
  }

  function show(choice: ListChoice): void {
    lastDeed = () => show(choice)
    void ask('list', choice, (signal) => askList({ scope, choice, usual }, signal))
  }

  async function more(): Promise<void> {
    const { choice, shown, busy } = state
    if (!shown || busy) return
    lastDeed = () => void more()
    const next = { ...choice, page: choice.page + 1 }
    const seen = new Set(shown.products.map(({ id_product }) => id_product))
    if (!(await ask('more', next, (signal) => askMore({ scope, choice: next, usual }, shown, signal)))) return
    history.write(queryOf(next), 'replace')
    set({ ...state, added: state.shown?.products.find(({ id_product }) => !seen.has(id_product)) ?? null })
  }

  return {
    get state() {
      return state
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    arrive(query) {
      if (!history.hear(query)) return
      const choice = readListAddress(query, sortings)
      const known = shownFor(choice)
      running?.abort()
      running = null
      set(stateOf(choice, known ?? state.shown))
      if (!known || (known === own && choice.page > 1)) show(choice)
    },
    choose(choice, step = 'push') {
      // The choice counts at once, whatever comes of it: its box is ticked and its address is there to share.
      set({ ...state, choice, chosen: countChosen(choice) })
      history.write(queryOf(choice), step)
      showTop()
      show(choice)
    },
    more: () => void more(),
    needFacets() {
      if (!state.shown?.facets && !state.busy) show(state.choice)
    },
    retry: () => lastDeed(),
  }
}
