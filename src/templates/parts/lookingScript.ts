import { patternSource } from '../../pageTable/matchPath'

/**
 * Runs in the 404 page's HTML, before the visitor reads it: an address that may be newer than the build must not say
 * for a moment that there is nothing.
 */
export const lookingScript = `new RegExp(${JSON.stringify(patternSource)}).test(location.pathname)&&(document.currentScript.parentNode.dataset.looking="")`
