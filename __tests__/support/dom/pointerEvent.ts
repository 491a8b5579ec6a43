/** jsdom has no pointer events. */
class FakePointerEvent extends MouseEvent {
  readonly pointerId: number
  readonly pointerType: string
  constructor(name: string, { pointerId = 0, pointerType = '', ...init }: PointerEventInit = {}) {
    super(name, init)
    this.pointerId = pointerId
    this.pointerType = pointerType
  }
}
Object.assign(window, { PointerEvent: FakePointerEvent })

export {}
