/** Replaces the IntersectionObserver: a test decides what comes into view and what leaves it. */
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

/** Must be called before a test renders. */
export function fakeIntersectionObserver() {
  FakeObserver.all.clear()
  Object.assign(window, { IntersectionObserver: FakeObserver })
}

/** Scrolls every observed section into view, or out of it. Links are left out, since Gatsby observes them. */
export function scrollNear(isIntersecting = true) {
  for (const { places, report } of FakeObserver.all)
    for (const target of [...places]) if (target.tagName !== 'A') report([{ isIntersecting, target }])
}
