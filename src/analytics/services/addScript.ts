/**
 * Loads a script once. A service that cannot be loaded, e.g. because a browser blocks it, does not count as an error of
 * the shop.
 */
export function addScript(address: string): void {
  if (document.querySelector(`script[src="${address}"]`)) return
  const script = document.createElement('script')
  script.async = true
  script.src = address
  document.head.append(script)
}
