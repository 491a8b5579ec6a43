import type { ComponentType } from 'react'
import type { Language } from '../../../i18n/languages'
import type { Department, ShopMenu } from '../../../pageTable/menu'
import { DepartmentLevel } from './DepartmentLevel'
import { DepartmentSheet } from './DepartmentSheet'
import { loadMenu } from './loadMenu'

/** What stands below a link of the main navigation; nothing below one that the menu does not know. */
export type BelowDepartment = ComponentType<{ path: string }>

const below = ({ departments }: ShopMenu, Part: ComponentType<{ department: Department }>): BelowDepartment =>
  function Below({ path }) {
    const department = departments.find((each) => each.path === path)
    return department ? <Part department={department} /> : null
  }

/** The departments' sheets of a wide screen, with the menu of the language. Rejects when that can't be read. */
export const departmentSheets = async (language: Language) => below(await loadMenu(language), DepartmentSheet)

/** The departments' levels of the mobile menu. */
export const departmentLevels = async (language: Language) => below(await loadMenu(language), DepartmentLevel)
