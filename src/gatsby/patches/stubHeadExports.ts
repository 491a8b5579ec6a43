/** Replaces Gatsby's function that renders the `Head` export of a page, as long as no page has one (unusedGatsby). */
export const headHandlerForBrowser = (): void => undefined
