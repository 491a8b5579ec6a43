/**
 * A script in the head that handles taps on buttons before hydration. The script records each tapped button and marks
 * the button as busy. After hydration, `replayEarlyTaps` clicks each recorded button once. The script stops the
 * propagation of a recorded tap: components begin to listen a moment before the replay, so a tap in between would count
 * twice. Links and the submit buttons of plain HTML forms are left out, because browsers handle them without scripts.
 */
export const earlyTapScript =
  'addEventListener("click",(earlyTaps=new Set).record=(e,b=e.target.closest("button"))=>{b&&!(b.form&&b.type=="submit")&&(earlyTaps.add(b),b.setAttribute("aria-busy",!0),e.stopPropagation())},!0)'

interface EarlyTaps extends Set<HTMLElement> {
  record: (event: Event) => void
}

declare global {
  interface Window {
    earlyTaps?: EarlyTaps
  }
}

/** Replays the recorded taps and stops recording. Buttons that are no longer in the page are skipped. */
export function replayEarlyTaps(): void {
  const taps = window.earlyTaps
  if (!taps) return
  delete window.earlyTaps
  window.removeEventListener('click', taps.record, true)
  for (const button of taps) {
    button.removeAttribute('aria-busy')
    if (button.isConnected) button.click()
  }
}
