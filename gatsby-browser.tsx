import type { GatsbyBrowser } from 'gatsby'
import { shouldSetScroll, routeHandlers } from './src/gatsby/routeChange'
import { finishHydration, skipWhileReloading, startBrowser } from './src/gatsby/startBrowser'
import { ClientHead } from './src/gatsby/head/ClientHead'
import { createPageWrapper } from './src/gatsby/wrapPage'
import { wrapRoot } from './src/gatsby/wrapRoot'
import './src/ui/tokens.css'
import './src/ui/global.css'

// Gatsby waits for the returned promise, although Gatsby's types do not mention it.
export const onClientEntry = startBrowser
export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = finishHydration
// If the hook returns no function, Gatsby hydrates as usual, although Gatsby's types do not mention that.
export const replaceHydrateFunction = skipWhileReloading
export const wrapRootElement: GatsbyBrowser['wrapRootElement'] = wrapRoot
export const wrapPageElement: GatsbyBrowser['wrapPageElement'] = createPageWrapper(ClientHead)
export const onPreRouteUpdate: GatsbyBrowser['onPreRouteUpdate'] = routeHandlers.handleStart
export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = routeHandlers.handleEnd
export const shouldUpdateScroll: GatsbyBrowser['shouldUpdateScroll'] = shouldSetScroll
