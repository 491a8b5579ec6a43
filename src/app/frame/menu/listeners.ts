/** Listeners that are all taken away at once. */
export function listeners() {
  const away: (() => void)[] = []
  return {
    /** `early`: on the way down, before the listeners of what is inside. */
    on<Name extends keyof HTMLElementEventMap>(
      target: HTMLElement | Document,
      name: Name,
      heard: (event: HTMLElementEventMap[Name]) => void,
      when?: 'early',
    ): void {
      const listener = heard as EventListener
      target.addEventListener(name, listener, when === 'early')
      away.push(() => target.removeEventListener(name, listener, when === 'early'))
    },
    stop: () => away.forEach((each) => each()),
  }
}
