/** The id of the page's one list. */
export const listElementId = 'list'

export const getListElement = (): HTMLElement | null => document.getElementById(listElementId)
