import { AsyncLocalStorage } from 'node:async_hooks'
import { fakeLocks } from './fakeLocks'
import { createFakeStorage, type FakeStorage } from './fakeStorage'

/** A tab has its own view of local storage, and the storage of its visit. */
interface Tab {
  local: FakeStorage
  visit: FakeStorage
  /** The number of the latest write that the tab has seen, by key. */
  seen: Map<string, number>
  listeners: Set<EventListener>
}

/**
 * The tab whose code is running; undefined for the test itself. All browsers share this variable, because each
 * AsyncLocalStorage permanently costs time.
 */
const current = new AsyncLocalStorage<Tab | undefined>()

export type Deliver = (what: 'message' | 'storage' | 'lock', task: () => void) => void

/**
 * Opens a browser whose tabs share a jsdom window. Other tabs receive a change to local storage or a message of a
 * BroadcastChannel when `deliver` runs its task, by default immediately. Until then, they read the previous value. The
 * test itself acts as an additional tab, which reads the latest value. `leave` restores jsdom.
 */
export function openBrowser(deliver: Deliver = (_what, task) => task()) {
  const tabs = new Set<Tab>()
  const channels = new Set<TabChannel>()
  const messages: unknown[] = []
  const locks = fakeLocks((task) => deliver('lock', task))

  class TabChannel {
    readonly tab = current.getStore()
    onmessage: ((event: MessageEvent) => void) | null = null
    constructor(readonly name: string) {
      channels.add(this)
    }
    postMessage(data: unknown) {
      messages.push(data)
      for (const other of [...channels].filter((one) => one !== this && one.name === this.name)) {
        deliver('message', () => {
          if (channels.has(other))
            current.run(other.tab, () => other.onmessage?.(new MessageEvent('message', { data })))
        })
      }
    }
    close() {
      channels.delete(this)
    }
  }
  Object.assign(globalThis, { BroadcastChannel: TabChannel })

  const { localStorage, sessionStorage } = window
  const { setItem, removeItem, clear } = Storage.prototype
  let writes = 0

  /** A tab that has overwritten the value since does not receive the write. */
  const announce = (key: string, value: string | null) => {
    const write = (writes += 1)
    const writer = current.getStore()
    writer?.seen.set(key, write)
    for (const tab of [...tabs].filter((one) => one !== writer)) {
      const arrive = () => {
        if (!tabs.has(tab) || (tab.seen.get(key) ?? 0) >= write) return
        tab.seen.set(key, write)
        tab.local.receive(key, value)
        current.run(tab, () => tab.listeners.forEach((listener) => listener(new StorageEvent('storage', { key }))))
      }
      deliver('storage', arrive)
    }
    if (writer)
      deliver('storage', () => current.run(undefined, () => window.dispatchEvent(new StorageEvent('storage', { key }))))
  }
  const store = (key: string, value: string | null) => {
    if (value === null) removeItem.call(localStorage, key)
    else setItem.call(localStorage, key, value)
    announce(key, value)
  }

  Storage.prototype.setItem = function write(key, value) {
    if (this === localStorage) store(key, value)
    else setItem.call(this, key, value)
  }
  Storage.prototype.removeItem = function remove(key) {
    if (this === localStorage) store(key, null)
    else removeItem.call(this, key)
  }
  Storage.prototype.clear = function clearAll() {
    if (this === localStorage) Object.keys(this).forEach((key) => store(key, null))
    else clear.call(this)
  }
  const defineStorage = (name: 'localStorage' | 'sessionStorage', get: () => Storage) =>
    Object.defineProperty(window, name, { get, configurable: true })
  defineStorage('localStorage', () => current.getStore()?.local ?? localStorage)
  defineStorage('sessionStorage', () => current.getStore()?.visit ?? sessionStorage)

  return {
    messages,
    /**
     * Opens a tab with a store, or reopens a tab with the storage of its visit. `run` performs another action in the
     * tab. `close` removes its listeners, channels and locks immediately, although its writes to storage may not have
     * reached the other tabs yet.
     */
    openTab<Store extends { dispatch: (...given: never[]) => unknown }>(
      make: () => Store,
      visit = createFakeStorage(),
    ) {
      const tab: Tab = {
        local: createFakeStorage({ ...localStorage }, store),
        visit,
        seen: new Map(),
        listeners: new Set(),
      }
      tabs.add(tab)
      const run = <Result>(task: () => Result): Result => current.run(tab, task)
      const lockManager = locks.ofTab()
      const closing: (() => void)[] = [lockManager.close]
      const targets = [window, document]
      for (const target of targets) {
        Object.assign(target, {
          addEventListener(type: string, listener: EventListener) {
            if (type === 'storage') return void tab.listeners.add(listener)
            const listenInTab: EventListener = (event) => run(() => listener(event))
            EventTarget.prototype.addEventListener.call(target, type, listenInTab)
            closing.push(() => target.removeEventListener(type, listenInTab))
          },
        })
      }
      const ownLocks = {
        request: <Result>(name: string, options: { signal: AbortSignal }, task: () => Promise<Result>) =>
          lockManager.request(name, options, () => run(task)),
      }
      const before = Object.getOwnPropertyDescriptor(window.navigator, 'locks')
      Object.defineProperty(window.navigator, 'locks', { value: ownLocks, configurable: true })
      const made = run(make)
      Reflect.deleteProperty(window.navigator, 'locks')
      if (before) Object.defineProperty(window.navigator, 'locks', before)
      targets.forEach((target) => Reflect.deleteProperty(target, 'addEventListener'))
      closing.push(
        ...[...channels].filter((channel) => channel.tab === tab).map((one) => () => one.close()),
        () => void tabs.delete(tab),
      )
      const dispatch = (...given: never[]) => run(() => made.dispatch(...given))
      const close = () => closing.forEach((end) => end())
      return { store: { ...made, dispatch } as Store, run, close, visit }
    },
    leave() {
      Object.assign(Storage.prototype, { setItem, removeItem, clear })
      Reflect.deleteProperty(globalThis, 'BroadcastChannel')
      defineStorage('localStorage', () => localStorage)
      defineStorage('sessionStorage', () => sessionStorage)
    },
  }
}
