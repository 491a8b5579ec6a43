/** A page has at most one list, so one id suffices. */
export const listElementId = 'list'

export const getListElement = (): HTMLElement | null => document.getElementById(listElementId)
