/**
 * Taps on buttons made before the page's script has come. The script in the head keeps
 * them (links and the browser's own forms work by themselves) and shows each as busy;
 * after hydration they are done in the order in which they were made.
 */
export const earlyTapScript =
  'addEventListener("click",(earlyTaps=new Set).keep=e=>{(e=e.target.closest("button"))&&!(e.form&&e.type=="submit")&&earlyTaps.add(e)&&e.setAttribute("aria-busy",!0)},!0)'

interface EarlyTaps extends Set<HTMLElement> {
  keep: (event: Event) => void
}

declare global {
  interface Window {
    earlyTaps?: EarlyTaps
  }
}

/** Does the kept taps now and stops keeping. Buttons that are gone by now are passed over. */
export function replayEarlyTaps(): void {
  const taps = window.earlyTaps
  if (!taps) return
  delete window.earlyTaps
  window.removeEventListener('click', taps.keep, true)
  for (const button of taps) {
    button.removeAttribute('aria-busy')
    if (button.isConnected) button.click()
  }
}
