import type { AttributeGroup, Combination } from '../../../contract/product'

/** One value of a picker. `key` is `group:value`, or `none` for versions that lack the picker's groups. */
export interface Choice {
  key: string
  name: string
  /** CSS hex colour; null when there is nothing to show but the name, a size for instance. */
  swatch: string | null
  group: string | null
}

/** One row of choices on the product page: an attribute group, or several that exclude each other. */
export interface Picker {
  name: string
  groups: string[]
  choices: Choice[]
}

export const noChoice = 'none'

/**
 * The pickers of a product. Groups that no version has together (oak, or else a lacquer colour) are one question to
 * a shopper and become one picker; where a version lacks a group that others have, the picker gets a choice for
 * "without". `without` says that in words for a group's name.
 */
export function pickersOf(
  groups: readonly AttributeGroup[],
  versions: readonly Combination[],
  without: (group: string) => string,
): Picker[] {
  const pickers: Picker[] = []
  for (const { group, name, values } of groups) {
    const used = values.filter(({ key }) => versions.some(({ attributes }) => attributes[group] === key))
    const choices = used.map(({ key, ...value }) => ({
      key: `${group}:${key}`,
      group,
      name: value.name,
      swatch: value.swatch,
    }))
    const rival = pickers.find(
      (picker) => !versions.some((version) => has(version, [group]) && has(version, picker.groups)),
    )
    if (rival) {
      rival.groups.push(group)
      rival.choices.push(...choices)
    } else if (choices.length > 0) {
      pickers.push({ name, groups: [group], choices })
    }
  }
  return pickers.map((picker) =>
    versions.every((version) => has(version, picker.groups))
      ? picker
      : {
          ...picker,
          choices: [{ key: noChoice, name: without(picker.name), swatch: null, group: null }, ...picker.choices],
        },
  )
}

/** The key of the choice that a version is, in a picker. */
export function choiceOf(picker: Picker, version: Combination): string {
  const group = picker.groups.find((name) => version.attributes[name] !== undefined)
  return group === undefined ? noChoice : `${group}:${version.attributes[group]}`
}

/** A version's choice in a picker, by name; empty when the picker has none for it. */
export const nameOfChoice = (picker: Picker, version: Combination): string =>
  picker.choices.find(({ key }) => key === choiceOf(picker, version))?.name ?? ''

function has(version: Combination, groups: readonly string[]): boolean {
  return groups.some((group) => version.attributes[group] !== undefined)
}
