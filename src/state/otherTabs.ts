interface OtherTabs {
  /** Tells the other tabs of this browser that it has changed: that alone, with no token and no data. */
  tell(): void
}

function channelFor(name: string, heard: () => void): BroadcastChannel | null {
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
 * Of cart and session local storage keeps the two tokens alone (SPEC §9), which stay the same while the cart, the
 * customer or their wishlist changes: so tabs tell each other, and that somebody has logged out, not merely lost a session. A page that lies in the
 * browser's cache has no channel, since it would be thrown out for it.
 */
export function listenToOtherTabs(what: 'cart' | 'session' | 'customer' | 'wishlist', heard: () => void): OtherTabs {
  const name = `upnorth.${what}`
  let channel = channelFor(name, heard)
  window.addEventListener('pagehide', () => {
    channel?.close()
    channel = null
  })
  window.addEventListener('pageshow', () => {
    channel ??= channelFor(name, heard)
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
