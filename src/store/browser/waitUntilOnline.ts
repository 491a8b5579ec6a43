/** Resolves once the device has a network connection, which does not mean that the shop API can be reached. */
export const waitUntilOnline = (): Promise<unknown> =>
  new Promise((resolve) => {
    if (navigator.onLine) resolve(null)
    else window.addEventListener('online', resolve, { once: true })
  })
