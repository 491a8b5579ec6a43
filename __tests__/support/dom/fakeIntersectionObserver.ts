/** The test decides which elements enter and leave the viewport. */
class FakeObserver {
  static all = new Set<FakeObserver>()
  readonly places = new Set<Element>()
  constructor(readonly report: (entries: { isIntersecting: boolean; target: Element }[]) => void) {
    FakeObserver.all.add(this)
  }
  observe(place: Element) {
    this.places.add(place)
  }
  unobserve(place: Element) {
    this.places.delete(place)
  }
  disconnect() {
    this.places.clear()
  }
}

/** A test must call this function before it renders. */
export function fakeIntersectionObserver() {
  FakeObserver.all.clear()
  Object.assign(window, { IntersectionObserver: FakeObserver })
}

/** The links that Gatsby observes do not count. */
export const countObserved = () =>
  [...FakeObserver.all].flatMap(({ places }) => [...places]).filter(({ tagName }) => tagName !== 'A').length

/** Links are excluded, because Gatsby observes them. */
export function scrollNear(isIntersecting = true) {
  for (const { places, report } of FakeObserver.all)
    for (const target of [...places]) if (target.tagName !== 'A') report([{ isIntersecting, target }])
}
