import { listElementId } from './listElementId'
import { urlPatterns } from './listFilters'

const { filters, order, pages, scale } = urlPatterns

/**
 * Marks the list while the browser is still parsing the HTML, so that the built list does not flash if the URL requests
 * another list (docs/decisions/product-lists.md, "The state of a product list is its address"). After a reload, the
 * list keeps its height. A list that is filtered, sorted or drawn to scale gets `noindex`, because search engines
 * should index only the whole list. The script removes itself, because hydration would otherwise move every other
 * element of the list and take the focus from a tapped button.
 */
export const listUrlScript = `{let c=document.currentScript,s=location.search,p=c.parentNode,a=/${filters}/.test(s)?"filters":/${order}/.test(s)?"order":/${pages}/.test(s)?"pages":/${scale}/.test(s)?"scale":"",h=(history.state||{}).listHeight;a&&(p.dataset.requested=a,h>0&&(p.style.minHeight=h+"px"),a!="pages"&&Object.assign(document.head.appendChild(document.createElement("meta")),{name:"robots",content:"noindex"}));c.remove()}`

const listStartPattern = new RegExp(`<section id="?${listElementId}[" ][^>]*>`)

export const addListUrlScript = (html: string): string =>
  html.replace(listStartPattern, (section) => `${section}<script>${listUrlScript}</script>`)
