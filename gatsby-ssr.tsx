import { StaticHead } from './src/gatsby/head/StaticHead'
import { wrapPageWith } from './src/gatsby/wrapPage'
import './src/ui/tokens.css'
import './src/ui/global.css'

export const wrapPageElement = wrapPageWith(StaticHead)
export { onRenderBody, replaceRenderer } from './src/gatsby/renderStatic'
