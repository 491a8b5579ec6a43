import { useState } from 'react'
import type { Combination, Product } from '../../../contract/product'
import { useLanguage } from '../../../i18n/LanguageContext'
import { useWords } from '../../../i18n/useWords'
import { skuPath } from '../../../pageTable/paths'
import { chooseVersion } from './chooseVersion'
import { choiceOf, pickersOf, type Picker } from './pickers'

/** The version in view: the one of the page's path or the default, until the shopper chooses another. */
export function useVersion(product: Product, idSku: number | null) {
  const language = useLanguage()
  const words = useWords('catalogue').product
  const [version, setVersion] = useState(() => firstVersion(product, idSku))
  const [moved, setMoved] = useState('')
  const versions = product.combinations
  const pickers = pickersOf(product.attribute_groups, versions, words.without)
  const pathOf = ({ slugs }: Combination) => skuPath(product.slugs, slugs, language)

  const choose = (picker: Picker, choice: string) => {
    const chosen = chooseVersion(pickers, versions, version, picker, choice)
    if (!chosen || chosen.version === version) return
    setVersion(chosen.version)
    setMoved(
      chosen.moved
        .map((other) =>
          words.moved(
            nameIn(picker, chosen.version),
            nameIn(other, version),
            other.name,
            nameIn(other, chosen.version),
          ),
        )
        .join(' '),
    )
    // The address names the version in view, without a new page: a link that is shared or reloaded shows it.
    window.history.replaceState(window.history.state, '', pathOf(chosen.version) + window.location.search)
  }
  return { version, pickers, moved, pathOf, choose }
}

function firstVersion({ combinations }: Product, idSku: number | null): Combination {
  const found =
    combinations.find(({ id_sku }) => id_sku === idSku) ?? combinations.find((each) => each.default) ?? combinations[0]
  if (!found) throw new Error('A product has at least one version (contract/product)')
  return found
}

const nameIn = (picker: Picker, version: Combination): string =>
  picker.choices.find(({ key }) => key === choiceOf(picker, version))?.name ?? ''
