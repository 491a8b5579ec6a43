/** jsdom has no modal dialogs. This adds the behaviour on which the components rely. */
Object.assign(typeof HTMLDialogElement === 'undefined' ? {} : HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.open = true
    this.querySelector<HTMLElement>('button:enabled, a[href], input:enabled')?.focus()
  },
  close(this: HTMLDialogElement) {
    this.open = false
    queueMicrotask(() => this.dispatchEvent(new Event('close')))
  },
})

/** Presses Escape on an open modal dialog, which a browser converts to a cancel event. */
export function pressEscape(dialog: HTMLElement): boolean {
  return dialog.dispatchEvent(new Event('cancel', { cancelable: true }))
}
