/** The time in ms after which the provider's page has not opened, for example because the user stopped the browser. */
const patience = 10_000

/**
 * Opens a page of another site, such as that of the payment provider. `validatePaymentUrl` must have accepted the URL.
 * Resolves when the user is on this page again, with the Back button or because the other page did not open.
 */
export const leaveShop = (address: string): Promise<void> =>
  new Promise((resolve) => {
    window.addEventListener('pageshow', () => resolve(), { once: true })
    window.setTimeout(resolve, patience)
    window.location.assign(address)
  })
