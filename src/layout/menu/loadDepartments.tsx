import type { ComponentType } from 'react'
import * as v from 'valibot'
import type { Language } from '../../i18n/languages'
import { type Department, nameMenuFile, type MenuLink, type ShopMenu, shopMenu } from '../../pageTable/contents/menu'
import { DepartmentLevel } from './DepartmentLevel'
import { DepartmentSheet } from './DepartmentSheet'
import { findShopDay } from '../../i18n/dates'
import { findCampaignPhase } from '../../pageTable/contents/campaign'

/** Renders nothing if the menu does not contain the path. */
export type DepartmentContents = ComponentType<{ path: string }>

const createDepartmentContents = (
  { departments }: ShopMenu,
  Part: ComponentType<{ department: Department }>,
): DepartmentContents =>
  function Contents({ path }) {
    const department = departments.find((candidate) => candidate.path === path)
    return department ? <Part department={department} /> : null
  }

/** Loads what the departments open on a wide screen. */
export const loadDepartmentSheets = async (language: Language) =>
  createDepartmentContents(await loadMenu(language), DepartmentSheet)

/** Loads what the departments open in the mobile menu. */
export const loadDepartmentLevels = async (language: Language) =>
  createDepartmentContents(await loadMenu(language), DepartmentLevel)

const menuRequests = new Map<Language, Promise<ShopMenu>>()

/** Each menu is fetched once. Rejects when the menu cannot be fetched or parsed. The next call then tries again. */
export function loadMenu(language: Language): Promise<ShopMenu> {
  const earlierRequest = menuRequests.get(language)
  if (earlierRequest) return earlierRequest
  const menuRequest = fetchMenu(language)
  menuRequests.set(language, menuRequest)
  menuRequest.catch(() => menuRequests.delete(language))
  return menuRequest
}

async function fetchMenu(language: Language): Promise<ShopMenu> {
  const response = await fetch(`/${nameMenuFile(language)}`)
  if (!response.ok) throw new Error(`The menu has status ${response.status}`)
  return omitInactiveCampaigns(v.parse(shopMenu, await response.json()))
}

function omitInactiveCampaigns({ departments }: ShopMenu): ShopMenu {
  const day = findShopDay()
  const isRunning = ({ runs }: MenuLink) => !runs || findCampaignPhase(runs, day) === 'running'
  const shownDepartments = departments.map((department) => ({
    ...department,
    columns: department.columns.map((column) => ({ ...column, links: column.links.filter(isRunning) })),
  }))
  return { departments: shownDepartments }
}
