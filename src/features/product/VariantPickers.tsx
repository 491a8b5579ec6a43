import { useEffect, useMemo, useState } from 'react'
import type { Combination, Product } from '../../contract/product'
import { VariantPicker } from '../variant/VariantPicker'
import { useLanguage } from '../../i18n/LanguageContext'
import { otherLanguage } from '../../i18n/languages'
import { useWords } from '../../i18n/useWords'
import { productPath, skuPath } from '../../pageTable/paths'
import { buildPickers, chooseVariant, type Picker } from '../variant/buildPickers'
import { adjustedOptionsMessage, buildOptions } from '../variant/buildOptions'
import * as text from '../../ui/text.module.css'

interface VariantPickersProps {
  choice: ReturnType<typeof useVariant>
  /** A mouse is over a choice that would bring this variant, or over none. */
  onPoint: (variant: Combination | null) => void
}

/** All pickers of a product, and what the last choice took along. */
export function VariantPickers({ choice: { pickers, options, moved, result, choose }, onPoint }: VariantPickersProps) {
  return (
    <>
      {pickers.map((picker, index) => (
        <VariantPicker
          key={picker.name}
          id={`choice-${index}`}
          name={picker.name}
          options={options[index] ?? []}
          onChoose={(key) => choose(picker, key)}
          onPoint={(key) => onPoint(key === null ? null : (result(picker, key)?.variant ?? null))}
        />
      ))}
      <p role="status" className={`${text.xxs} ${text.stone}`}>
        {moved}
      </p>
    </>
  )
}

/**
 * The variant in view: the one of the page's path or the default, until the shopper chooses another. The choice stays
 * when the product's prices and stock become known anew.
 */
export function useVariant(product: Product, idSku: number | null) {
  const language = useLanguage()
  const words = useWords('catalogue').product
  const [chosen, setChosen] = useState(idSku)
  const [moved, setMoved] = useState('')
  const variants = product.combinations
  const variant = findVariant(product, chosen)

  const opened = idSku === null ? null : findVariant(product, idSku)
  const buildPath = (each: Combination | null, where = language) =>
    each ? skuPath(product.slugs, each.slugs, where) : productPath(product.slugs, where)
  useScrollRestore(buildPath(opened), buildPath(chosen === idSku ? opened : variant))

  const { pickers, options } = useMemo(() => {
    const rows = buildPickers(product.attribute_groups, product.combinations, words.without)
    const pathTo = ({ slugs }: Combination) => skuPath(product.slugs, slugs, language)
    return {
      pickers: rows,
      options: rows.map((picker) => buildOptions(picker, rows, product.combinations, variant, pathTo)),
    }
  }, [product, variant, words, language])

  /** What a choice would bring; null when no variant has it. */
  const result = (picker: Picker, choice: string) => chooseVariant(pickers, variants, variant, picker, choice)
  const choose = (picker: Picker, choice: string) => {
    const next = result(picker, choice)
    if (!next || next.variant === variant) return
    setChosen(next.variant.id_sku)
    setMoved(adjustedOptionsMessage(picker, next, variant, words))
    // The address names the variant in view, without a new page: a link that is shared or reloaded shows it, and the
    // language switch of the frame finds in the state where the variant stands in the other language.
    const state = window.history.state as object | null
    window.history.replaceState(
      { ...state, alternate: buildPath(next.variant, otherLanguage(language)) },
      '',
      buildPath(next.variant) + window.location.search,
    )
  }
  return { variant, pickers, options, moved, result, choose }
}

function findVariant({ combinations }: Product, idSku: number | null): Combination {
  const found =
    combinations.find(({ id_sku }) => id_sku === idSku) ?? combinations.find((each) => each.default) ?? combinations[0]
  if (!found) throw new Error('A product has at least one variant (contract/product)')
  return found
}

/** Gatsby's name for the first entry of a visit. */
const first = 'initial'

/** Back comes to the place on the page that was left, also when a variant was chosen there and the address is its own. */
function useScrollRestore(opened: string, shown: string): void {
  useEffect(() => {
    if (opened === shown) return undefined
    const key = (window.history.state as { key?: string } | null)?.key ?? first
    return () => {
      import(/* webpackChunkName: "after" */ './lazy/storeScrollPosition').then(
        ({ storeScrollPosition }) => storeScrollPosition(opened, shown, key),
        () => undefined,
      )
    }
  }, [opened, shown])
}
