/** Replaces the function of Gatsby that renders the `Head` export of a page, while no page has one (unusedGatsby). */
export const headHandlerForBrowser = (): void => undefined
