/** The one list of a page, for what needs its place on the screen. */
export const listElementId = 'list'

export const listElement = (): HTMLElement | null => document.getElementById(listElementId)
