import { mapLanguages } from '../../i18n/languages'
import { buildRowCrumb } from '../pageContext'
import type { PageRow } from '../pageRow'
import type { ShopTextsByLanguage } from './shopContent'

/**
 * Leaves out links to pages that the site does not have: stories and panels with such a link, and links in texts, whose
 * words remain. The hero of the home page cannot be left out, so its link then leads to the brands.
 */
export function leaveOutLinks(
  texts: ShopTextsByLanguage,
  rows: readonly PageRow[],
  isDead: (path: string) => boolean,
): ShopTextsByLanguage {
  const isAlive = ({ link }: { link: { path: string } }) => !isDead(link.path)
  return mapLanguages((language) => {
    const { home, stories, pages, ...others } = texts[language]
    const link = buildRowCrumb(
      rows.find(({ id }) => id === 'brands')!,
      language,
    )
    return {
      ...others,
      home: {
        ...home,
        hero: isAlive(home.hero) ? home.hero : { ...home.hero, link },
        stories: home.stories.filter(isAlive),
        panels: home.panels.filter(isAlive),
      },
      stories: Object.fromEntries(Object.entries(stories).filter(([, story]) => isAlive(story))),
      pages: removeDeadLinks(pages, isDead),
    }
  })
}

/** Replaces dead links in the HTML of a text with their words. */
function removeDeadLinks<Value>(value: Value, isDead: (path: string) => boolean): Value {
  if (typeof value === 'string') {
    return value.replace(/<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/gs, (link, path: string, words: string) =>
      isDead(path) ? words : link,
    ) as Value
  }
  if (Array.isArray(value)) return value.map((element: unknown) => removeDeadLinks(element, isDead)) as Value
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, property]) => [name, removeDeadLinks(property as unknown, isDead)]),
  ) as Value
}
