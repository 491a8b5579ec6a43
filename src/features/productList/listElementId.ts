/** A page has at most one list, so one id suffices. */
export const listElementId = 'list'
