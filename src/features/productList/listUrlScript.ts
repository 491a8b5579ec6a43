import { listElementId } from './listElement'
import { urlPatterns } from './listFilters'

const { filters, order, pages } = urlPatterns

/**
 * Marks the list in the HTML while the browser still reads it: it must not show the whole list for a moment when the
 * address asks for a part of it (docs/decisions, filtered lists). The height is that of the list when it was left.
 * Search engines keep the whole list alone: one of the countless others says that it is not for them.
 */
export const listUrlScript = `{let s=location.search,p=document.currentScript.parentNode,a=/${filters}/.test(s)?"filters":/${order}/.test(s)?"order":/${pages}/.test(s)?"pages":"",h=(history.state||{}).listHeight;a&&(p.dataset.asked=a,h>0&&(p.style.minHeight=h+"px"),a!="pages"&&Object.assign(document.head.appendChild(document.createElement("meta")),{name:"robots",content:"noindex"}))}`

const listStart = new RegExp(`<section id="?${listElementId}[" ][^>]*>`)

/** A built page with the script right before its list, if it has one. The browser's own render takes it out again. */
export const addListUrlScript = (html: string): string =>
  html.replace(listStart, (section) => `${section}<script>${listUrlScript}</script>`)
