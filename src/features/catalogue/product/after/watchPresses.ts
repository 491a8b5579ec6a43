/** Ms from the release of a finger until the click that it makes has surely come. */
const clickComes = 100

/**
 * Knows whether a finger is on the screen. `afterPress` does a task at once, or when the finger has come off: a button
 * that changed between a press and its click would swallow the tap.
 */
export function watchPresses() {
  const waiting: (() => void)[] = []
  let pressed = false
  const down = () => {
    pressed = true
  }
  const up = () => {
    pressed = false
    setTimeout(() => waiting.splice(0).forEach((task) => task()), clickComes)
  }
  const heard = { pointerdown: down, pointerup: up, pointercancel: up }
  for (const [name, listener] of Object.entries(heard)) document.addEventListener(name, listener)
  return {
    afterPress: (task: () => void) => void (pressed ? waiting.push(task) : task()),
    stop: () => {
      for (const [name, listener] of Object.entries(heard)) document.removeEventListener(name, listener)
    },
  }
}
