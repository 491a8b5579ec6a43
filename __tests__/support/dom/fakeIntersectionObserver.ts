/** Stands in for the browser's own watch of what is in view: a test says what comes near and what leaves. */
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

/** To be called before a test renders. */
export function fakeIntersectionObserver() {
  FakeObserver.all.clear()
  Object.assign(window, { IntersectionObserver: FakeObserver })
}

/** A shopper scrolls: every part that is watched comes near, or is far away again. Links are Gatsby's to watch. */
export function scrollNear(isIntersecting = true) {
  for (const { places, report } of FakeObserver.all)
    for (const target of [...places]) if (target.tagName !== 'A') report([{ isIntersecting, target }])
}
