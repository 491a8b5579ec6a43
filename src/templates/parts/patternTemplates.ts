import type { ComponentType } from 'react'
import type { PatternId } from '../../pageTable/matchPath'
import type { PageContext } from '../../pageTable/pageContext'

/** A template as whoever shows a page of any kind sees it: its content fits it by the page's making. */
type Template = ComponentType<{ pageContext: PageContext<unknown> }>

/** Gatsby's own names of the templates' chunks, so that each comes once whichever way it is wanted. */
const templates: Record<PatternId, () => Promise<{ default: unknown }>> = {
  product: () => import(/* webpackChunkName: "component---src-templates-product-tsx" */ '../product'),
  sku: () => import(/* webpackChunkName: "component---src-templates-sku-tsx" */ '../sku'),
  brand: () => import(/* webpackChunkName: "component---src-templates-brand-tsx" */ '../brand'),
  family: () => import(/* webpackChunkName: "component---src-templates-family-tsx" */ '../family'),
  category: () => import(/* webpackChunkName: "component---src-templates-category-tsx" */ '../category'),
}

/** Fetches the template of a page that stands at a path pattern. */
export async function templateOf({ template }: PageContext<unknown>): Promise<Template> {
  return (await templates[template as PatternId]()).default as Template
}
