import type { ComponentType } from 'react'
import * as v from 'valibot'
import type { Language } from '../../i18n/languages'
import { type Department, menuFile, type MenuLink, type ShopMenu, shopMenu } from '../../pageTable/contents/menu'
import { DepartmentLevel } from './DepartmentLevel'
import { DepartmentSheet } from './DepartmentSheet'
import { shopDay } from '../../i18n/dates'
import { campaignPhase } from '../../pageTable/contents/campaign'

/** What stands below a link of the main navigation; nothing below one that the menu does not know. */
export type BelowDepartment = ComponentType<{ path: string }>

const below = ({ departments }: ShopMenu, Part: ComponentType<{ department: Department }>): BelowDepartment =>
  function Below({ path }) {
    const department = departments.find((each) => each.path === path)
    return department ? <Part department={department} /> : null
  }

/** The departments' sheets of a wide screen, with the menu of the language. Rejects when that can't be read. */
export const loadDepartmentSheets = async (language: Language) => below(await loadMenu(language), DepartmentSheet)

/** The departments' levels of the mobile menu. */
export const loadDepartmentLevels = async (language: Language) => below(await loadMenu(language), DepartmentLevel)

const menus = new Map<Language, Promise<ShopMenu>>()

/** The menu of a language, fetched once. Rejects when it can't be fetched or read; the next call tries again. */
export function loadMenu(language: Language): Promise<ShopMenu> {
  const known = menus.get(language)
  if (known) return known
  const loading = readMenu(language)
  menus.set(language, loading)
  loading.catch(() => menus.delete(language))
  return loading
}

async function readMenu(language: Language): Promise<ShopMenu> {
  const answer = await fetch(`/${menuFile(language)}`)
  if (!answer.ok) throw new Error(`The menu came with status ${answer.status}`)
  return showRunningCampaigns(v.parse(shopMenu, await answer.json()))
}

/** Without campaigns that do not run on the day that it is read. */
function showRunningCampaigns({ departments }: ShopMenu): ShopMenu {
  const day = shopDay()
  const shows = ({ runs }: MenuLink) => !runs || campaignPhase(runs, day) === 'running'
  const shown = departments.map((department) => ({
    ...department,
    columns: department.columns.map((column) => ({ ...column, links: column.links.filter(shows) })),
  }))
  return { departments: shown }
}
