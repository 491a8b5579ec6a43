import { StaticHead } from './src/gatsby/head/StaticHead'
import { wrapPageWith } from './src/gatsby/wrapPage'
import { wrapRoot } from './src/gatsby/wrapRoot'
import './src/ui/tokens.css'
import './src/ui/global.css'

export const wrapRootElement = wrapRoot
export const wrapPageElement = wrapPageWith(StaticHead)
export { onRenderBody, replaceRenderer } from './src/gatsby/renderStatic'
