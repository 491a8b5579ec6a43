import { clearDraft, type Draft, readDraft, saveDraft } from '../../../../store/browser/formDrafts'
import { findChanges } from '../fields/mergeFields'
import { emptySettings, type SettingsFields } from './settingsFields'
import { parseFlag, formatFlag } from '../../../../forms/draftFlag'

const buildFormName = (id: number) => `giftlist-settings-${id}`

/** Only changed settings are saved, so that a reload restores no outdated values. */
export function saveSettingsDraft(id: number, baseFields: SettingsFields, fields: SettingsFields): void {
  const changes = Object.entries(findChanges(baseFields, fields))
  if (changes.length === 0) return forgetSettingsDraft(id)
  const changedTexts = changes.map(([name, value]) => [name, typeof value === 'boolean' ? formatFlag(value) : value])
  saveDraft(buildFormName(id), Object.fromEntries(changedTexts) as Draft)
}

/** The stored values may be invalid, because users can edit the storage. */
export function readSettingsDraft(id: number, baseFields: SettingsFields): SettingsFields {
  const draft = readDraft(buildFormName(id))
  const readSetting = <Name extends keyof SettingsFields>(name: Name): SettingsFields[Name] => {
    const text = draft[name]
    if (text === undefined) return baseFields[name]
    return (typeof emptySettings[name] === 'boolean' ? parseFlag(text) : text) as SettingsFields[Name]
  }
  const fieldNames = Object.keys(emptySettings) as (keyof SettingsFields)[]
  const fields = Object.fromEntries(fieldNames.map((name) => [name, readSetting(name)])) as unknown as SettingsFields
  return {
    ...fields,
    visibility: ['private', 'link', 'search'].includes(fields.visibility) ? fields.visibility : baseFields.visibility,
    gender: /^[123]?$/.test(fields.gender) ? fields.gender : baseFields.gender,
  }
}

export const forgetSettingsDraft = (id: number): void => clearDraft(buildFormName(id))
