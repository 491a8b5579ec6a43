/** Resolves once the device has a network connection, which does not mean that the shop API can be reached. */
export const waitUntilOnline = (): Promise<void> =>
  navigator.onLine
    ? Promise.resolve()
    : new Promise((resolve) => window.addEventListener('online', () => resolve(), { once: true }))
