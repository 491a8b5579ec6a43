import type { GatsbyBrowser } from 'gatsby'
import { announceRoute } from './src/app/routeChange'
import { startBrowser, hydrated } from './src/app/startBrowser'
import { wrapPage } from './src/app/wrapPage'
import './src/design/global.css'

export const onClientEntry: GatsbyBrowser['onClientEntry'] = startBrowser
export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = hydrated
export const wrapPageElement: GatsbyBrowser['wrapPageElement'] = wrapPage
export const onPreRouteUpdate: GatsbyBrowser['onPreRouteUpdate'] = announceRoute.started
export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = announceRoute.finished
export const onRouteUpdateDelayed: GatsbyBrowser['onRouteUpdateDelayed'] = announceRoute.delayed
