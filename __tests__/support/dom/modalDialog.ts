/** jsdom has no modal dialogs. This code adds the behaviour on which the components rely. */
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

/** A browser converts Escape on an open modal dialog to a cancel event. */
export function pressEscape(dialog: HTMLElement): boolean {
  return dialog.dispatchEvent(new Event('cancel', { cancelable: true }))
}
