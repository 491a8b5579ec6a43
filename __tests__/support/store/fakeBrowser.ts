import { fakeLocks } from './fakeLocks'

type Deliver = (what: string, task: () => void) => void

/**
 * Opens a browser whose tabs share a jsdom window. Other tabs receive a change of local storage or a message of a
 * BroadcastChannel when `deliver` runs its task, by default at once. `leave` restores jsdom.
 */
export function openBrowser(deliver: Deliver = (_what, task) => task()) {
  const channels = new Set<TabChannel>()
  const messages: unknown[] = []
  const locks = fakeLocks((task) => deliver('a tab has its turn', task))

  class TabChannel {
    onmessage: ((event: MessageEvent) => void) | null = null
    constructor(readonly name: string) {
      channels.add(this)
    }
    postMessage(data: unknown) {
      messages.push(data)
      for (const other of [...channels].filter((one) => one !== this && one.name === this.name)) {
        deliver('a tab receives a message', () => {
          if (channels.has(other)) other.onmessage?.(new MessageEvent('message', { data }))
        })
      }
    }
    close() {
      channels.delete(this)
    }
  }
  Object.assign(globalThis, { BroadcastChannel: TabChannel })

  const { setItem, removeItem } = Storage.prototype
  // Unlike in a browser, the tab that wrote the value receives the event too, but finds its own tokens.
  const written = (key: string) =>
    deliver('the tabs receive a storage event', () =>
      window.dispatchEvent(new StorageEvent('storage', { key, storageArea: window.localStorage })),
    )
  Storage.prototype.setItem = function write(key, value) {
    setItem.call(this, key, value)
    written(key)
  }
  Storage.prototype.removeItem = function remove(key) {
    removeItem.call(this, key)
    written(key)
  }

  return {
    messages,
    /** Opens a tab. `close` removes its listeners, channels and locks. */
    openTab<Store>(make: () => Store): { store: Store; close: () => void } {
      const others = new Set(channels)
      const closing: (() => void)[] = []
      const targets = [window, document]
      for (const target of targets) {
        Object.assign(target, {
          addEventListener(type: string, listener: EventListener) {
            EventTarget.prototype.addEventListener.call(target, type, listener)
            closing.push(() => target.removeEventListener(type, listener))
          },
        })
      }
      const lockManager = locks.ofTab()
      const before = Object.getOwnPropertyDescriptor(window.navigator, 'locks')
      Object.defineProperty(window.navigator, 'locks', { value: lockManager, configurable: true })
      const store = make()
      Reflect.deleteProperty(window.navigator, 'locks')
      if (before) Object.defineProperty(window.navigator, 'locks', before)
      targets.forEach((target) => Reflect.deleteProperty(target, 'addEventListener'))
      const own = [...channels].filter((channel) => !others.has(channel))
      return {
        store,
        close: () => [...closing, ...own.map((one) => () => one.close()), lockManager.close].forEach((end) => end()),
      }
    },
    leave() {
      Object.assign(Storage.prototype, { setItem, removeItem })
      Reflect.deleteProperty(globalThis, 'BroadcastChannel')
    },
  }
}
