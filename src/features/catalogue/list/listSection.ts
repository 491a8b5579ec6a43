/** The one list of a page, for what needs its place on the screen. */
export const listSectionId = 'list'

export const listSection = (): HTMLElement | null => document.getElementById(listSectionId)
