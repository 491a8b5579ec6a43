export const panel = {}
