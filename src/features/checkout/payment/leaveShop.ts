/** To a page of somebody else, such as the payment provider's. The address must have been checked (paymentAddress). */
export function leaveShop(address: string): void {
  window.location.assign(address)
}
