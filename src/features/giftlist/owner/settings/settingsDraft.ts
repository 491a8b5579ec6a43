import { clearDraft } from '../../../../store/browser/formDrafts'
import { readListDraft, saveListDraft } from '../fields/listFields'
import { findChanges } from '../fields/mergeFields'
import { visibilities } from '../giftlistState'
import type { SettingsFields } from './settingsFields'

const buildFormName = (id: number) => `giftlist-settings-${id}`

/** Only changed settings are saved, so that a reload restores no outdated values. */
export function saveSettingsDraft(id: number, baseFields: SettingsFields, fields: SettingsFields): void {
  const changes = findChanges(baseFields, fields)
  if (Object.keys(changes).length === 0) return forgetSettingsDraft(id)
  saveListDraft(buildFormName(id), changes)
}

export function readSettingsDraft(id: number, baseFields: SettingsFields): SettingsFields {
  const fields = readListDraft(buildFormName(id), baseFields)
  return visibilities.includes(fields.visibility) ? fields : { ...fields, visibility: baseFields.visibility }
}

export const forgetSettingsDraft = (id: number): void => clearDraft(buildFormName(id))
