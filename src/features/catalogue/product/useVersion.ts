import { useMemo, useState } from 'react'
import type { Combination, Product } from '../../../contract/product'
import { useLanguage } from '../../../i18n/LanguageContext'
import { otherLanguage } from '../../../i18n/languages'
import { useWords } from '../../../i18n/useWords'
import { productPath, skuPath } from '../../../pageTable/paths'
import { chooseVersion } from './chooseVersion'
import { movedWords } from './movedWords'
import { optionsOf } from './optionsOf'
import { pickersOf, type Picker } from './pickers'
import { useKeptPlace } from './useKeptPlace'

/**
 * The version in view: the one of the page's path or the default, until the shopper chooses another. The choice stays
 * when the product's prices and stock become known anew.
 */
export function useVersion(product: Product, idSku: number | null) {
  const language = useLanguage()
  const words = useWords('catalogue').product
  const [chosen, setChosen] = useState(idSku)
  const [moved, setMoved] = useState('')
  const versions = product.combinations
  const version = versionOf(product, chosen)

  const opened = idSku === null ? null : versionOf(product, idSku)
  const pathOf = (each: Combination | null, where = language) =>
    each ? skuPath(product.slugs, each.slugs, where) : productPath(product.slugs, where)
  useKeptPlace(pathOf(opened), pathOf(chosen === idSku ? opened : version))

  const { pickers, options } = useMemo(() => {
    const rows = pickersOf(product.attribute_groups, product.combinations, words.without)
    const pathTo = ({ slugs }: Combination) => skuPath(product.slugs, slugs, language)
    return {
      pickers: rows,
      options: rows.map((picker) => optionsOf(picker, rows, product.combinations, version, pathTo)),
    }
  }, [product, version, words, language])

  /** What a choice would bring; null when no version has it. */
  const result = (picker: Picker, choice: string) => chooseVersion(pickers, versions, version, picker, choice)
  const choose = (picker: Picker, choice: string) => {
    const next = result(picker, choice)
    if (!next || next.version === version) return
    setChosen(next.version.id_sku)
    setMoved(movedWords(picker, next, version, words))
    // The address names the version in view, without a new page: a link that is shared or reloaded shows it, and the
    // language switch of the frame finds in the state where the version stands in the other language.
    const state = window.history.state as object | null
    window.history.replaceState(
      { ...state, alternate: pathOf(next.version, otherLanguage(language)) },
      '',
      pathOf(next.version) + window.location.search,
    )
  }
  return { version, pickers, options, moved, result, choose }
}

function versionOf({ combinations }: Product, idSku: number | null): Combination {
  const found =
    combinations.find(({ id_sku }) => id_sku === idSku) ?? combinations.find((each) => each.default) ?? combinations[0]
  if (!found) throw new Error('A product has at least one version (contract/product)')
  return found
}
