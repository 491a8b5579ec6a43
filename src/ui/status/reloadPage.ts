/** Starts the page anew: calls that hang are given up, and what was typed is kept for the visit. */
export const reloadPage = (): void => window.location.reload()
