import './src/design/global.css'

export { wrapPage as wrapPageElement } from './src/app/wrapPage'
export { onRenderBody, replaceRenderer } from './src/app/renderStatic'
