const name = 'upnorth.cart'

interface OtherTabs {
  /** Tells the other tabs of this browser that the cart has changed: that alone, with no token and no data. */
  tell(): void
}

function channelFor(heard: () => void): BroadcastChannel | null {
  try {
    const channel = new window.BroadcastChannel(name)
    channel.onmessage = heard
    return channel
  } catch {
    // Missing or forbidden: this tab hears of changes when it is looked at again.
    return null
  }
}

/**
 * Local storage keeps only the two tokens (SPEC §9), which stay the same while the cart changes: so tabs tell each
 * other. A page that lies in the browser's cache has no channel, since it would be thrown out for it.
 */
export function listenToOtherTabs(heard: () => void): OtherTabs {
  let channel = channelFor(heard)
  window.addEventListener('pagehide', () => {
    channel?.close()
    channel = null
  })
  window.addEventListener('pageshow', () => {
    channel ??= channelFor(heard)
  })
  return {
    tell() {
      try {
        channel?.postMessage('changed')
      } catch {
        // As above.
      }
    },
  }
}
