import * as v from 'valibot'
import { shopDay } from '../../../i18n/dates'
import type { Language } from '../../../i18n/languages'
import { campaignPhase } from '../../../pageTable/campaignPhase'
import { menuFile, shopMenu, type MenuLink, type ShopMenu } from '../../../pageTable/menu'

const menus = new Map<Language, Promise<ShopMenu>>()

/** The menu of a language, fetched once. Rejects when it can't be fetched or read; the next call tries again. */
export function loadMenu(language: Language): Promise<ShopMenu> {
  const known = menus.get(language)
  if (known) return known
  const asked = readMenu(language)
  menus.set(language, asked)
  asked.catch(() => menus.delete(language))
  return asked
}

async function readMenu(language: Language): Promise<ShopMenu> {
  const answer = await fetch(`/${menuFile(language)}`)
  if (!answer.ok) throw new Error(`The menu came with status ${answer.status}`)
  return today(v.parse(shopMenu, await answer.json()))
}

/** Without campaigns that do not run on the day that it is read. */
function today({ departments }: ShopMenu): ShopMenu {
  const day = shopDay()
  const shows = ({ runs }: MenuLink) => !runs || campaignPhase(runs, day) === 'running'
  const shown = departments.map((department) => ({
    ...department,
    columns: department.columns.map((column) => ({ ...column, links: column.links.filter(shows) })),
  }))
  return { departments: shown }
}
