import path from 'node:path'
import * as v from 'valibot'
import { shopFolder } from '../../config/shopFolder'
import { readCheckedFile } from './readCheckedFile'

const text = v.pipe(v.string(), v.trim(), v.nonEmpty('is empty'))
const isLocale = (tag: string): boolean => {
  try {
    return Intl.getCanonicalLocales(tag).length === 1
  } catch {
    return false
  }
}
const listedLanguage = v.strictObject({
  /** The id in the shop API. */
  id: v.pipe(v.number(), v.integer(), v.minValue(1)),
  locale: v.pipe(text, v.check(isLocale, 'must be a tag such as nl-BE')),
  /** The name in the language itself. */
  name: text,
})

/**
 * The languages of data/shop.json. SPEC §9 requires Dutch and English. Missing texts in other languages are English.
 */
export const languageList = v.pipe(
  v.objectWithRest({ nl: listedLanguage, en: listedLanguage }, listedLanguage),
  v.check(
    (list) => Object.keys(list).every((key) => /^[a-z]{2}$/.test(key)),
    'must have keys of two letters, such as fr',
  ),
  v.check(
    (list) => new Set(Object.values(list).map(({ id }) => id)).size === Object.keys(list).length,
    'has an id twice',
  ),
)

// The modules that are imported next read the list while they load, and would fail with an error that names no field.
readCheckedFile(path.join(shopFolder, 'data', 'shop.json'), v.looseObject({ languages: languageList }))
