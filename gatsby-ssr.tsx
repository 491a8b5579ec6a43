import { BuiltHead } from './src/app/BuiltHead'
import { wrapPageWith } from './src/app/wrapPage'
import './src/design/tokens.css'
import './src/design/global.css'

export const wrapPageElement = wrapPageWith(BuiltHead)
export { onRenderBody, replaceRenderer } from './src/app/renderStatic'
