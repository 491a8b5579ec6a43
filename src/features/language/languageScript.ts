import { defaultLanguage, languages } from '../../i18n/languages'

/**
 * Sends a visitor of `/` on to the first of their browser's languages that the shop
 * speaks, while the page is still being read. The query goes along.
 */
export const languageScript = `!function(){var l=(navigator.languages||[]).map(function(n){return n.slice(0,2).toLowerCase()}).find(function(n){return ${JSON.stringify(languages)}.indexOf(n)>=0})||"${defaultLanguage}";location.replace("/"+l+location.search)}()`
