/** Opens a page of another site, such as that of the payment provider. `validatePaymentUrl` must have accepted the URL. */
export function leaveShop(address: string): void {
  window.location.assign(address)
}
