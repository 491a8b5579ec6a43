import { StaticHead } from './src/gatsby/head/StaticHead'
import { createPageWrapper } from './src/gatsby/wrapPage'
import { wrapRoot } from './src/gatsby/wrapRoot'
import './src/ui/tokens.css'
import './src/ui/global.css'

export const wrapRootElement = wrapRoot
export const wrapPageElement = createPageWrapper(StaticHead)
export { onRenderBody, replaceRenderer } from './src/gatsby/renderStatic'
