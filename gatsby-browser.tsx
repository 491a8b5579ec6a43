import type { GatsbyBrowser } from 'gatsby'
import { keepScroll } from './src/app/keepScroll'
import { announceRoute } from './src/app/routeChange'
import { startBrowser, hydrated } from './src/app/startBrowser'
import { LaterHeadTags } from './src/app/LaterHeadTags'
import { wrapPageWith } from './src/app/wrapPage'
import './src/design/tokens.css'
import './src/design/global.css'

export const onClientEntry: GatsbyBrowser['onClientEntry'] = startBrowser
export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = hydrated
export const wrapPageElement: GatsbyBrowser['wrapPageElement'] = wrapPageWith(LaterHeadTags)
export const onPreRouteUpdate: GatsbyBrowser['onPreRouteUpdate'] = announceRoute.started
export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = announceRoute.finished
export const onRouteUpdateDelayed: GatsbyBrowser['onRouteUpdateDelayed'] = announceRoute.delayed
export const shouldUpdateScroll: GatsbyBrowser['shouldUpdateScroll'] = keepScroll
