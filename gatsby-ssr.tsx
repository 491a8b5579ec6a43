import { HeadTags } from './src/app/HeadTags'
import { wrapPageWith } from './src/app/wrapPage'
import './src/design/tokens.css'
import './src/design/global.css'

export const wrapPageElement = wrapPageWith(HeadTags)
export { onRenderBody, replaceRenderer } from './src/app/renderStatic'
