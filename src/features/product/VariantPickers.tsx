import { useEffect, useMemo, useState } from 'react'
import type { Combination, Product } from '../../contract/product'
import { type Option, VariantPicker } from '../variant/VariantPicker'
import { useLanguage } from '../../i18n/LanguageContext'
import { mapLanguages } from '../../i18n/languages'
import { useMessages } from '../../i18n/useMessages'
import { buildProductPath, buildSkuPath } from '../../pageTable/paths'
import { buildPickers, chooseVariant, type Picker } from '../variant/buildPickers'
import { buildChangesMessage, buildOptions } from '../variant/buildOptions'
import * as text from '../../ui/text.module.css'
import * as styles from './ProductPage.module.css'

interface VariantPickersProps {
  choice: ReturnType<typeof useVariant>
  /** Receives the variant that the option under the pointer would select, or null. */
  onPoint: (variant: Combination | null) => void
}

export function VariantPickers({
  choice: { variant, pickers, options, message, previewOption, chooseOption },
  onPoint,
}: VariantPickersProps) {
  const messages = useMessages('catalogue').product
  const soldOutOptions = options.flat().filter((option) => option.isSoldOut)
  const unavailableOptions = soldOutOptions.filter((option) => option.isUnavailable)
  const conflictingOptions = soldOutOptions.filter((option) => !option.isUnavailable)
  // For a sold-out variant, the page itself shows a note below the pickers.
  const soldOutNote = variant.stock > 0 && [
    conflictingOptions.length > 0 && messages.namedSoldOut(joinNames(conflictingOptions)),
    unavailableOptions.length > 0 && messages.namedGone(joinNames(unavailableOptions)),
  ]
  return (
    <>
      {pickers.map((picker, index) => (
        <VariantPicker
          key={picker.name}
          id={`choice-${index}`}
          name={picker.name}
          options={options[index] ?? []}
          onChoose={(key) => chooseOption(picker, key)}
          onPoint={(key) => onPoint(key === null ? null : (previewOption(picker, key)?.variant ?? null))}
        />
      ))}
      <p role="status" className={`${text.xxs} ${text.stone} ${pickers.length > 1 ? styles.note : ''}`}>
        {message || (soldOutNote && soldOutNote.filter(Boolean).join(' '))}
      </p>
    </>
  )
}

const joinNames = (options: readonly Option[]): string => options.map(({ name }) => name).join(', ')

/**
 * Until the user chooses a variant, returns the variant of the page's path, or else the default variant. New prices and
 * stock do not change the choice.
 */
export function useVariant(product: Product, skuId: number | null) {
  const language = useLanguage()
  const messages = useMessages('catalogue').product
  const [chosenSku, setChosenSku] = useState(skuId)
  const [message, setMessage] = useState('')
  const variants = product.combinations
  const variant = findVariant(product, chosenSku)

  const openedVariant = skuId === null ? null : findVariant(product, skuId)
  const buildPath = (shownVariant: Combination | null, pathLanguage = language) =>
    shownVariant
      ? buildSkuPath(product.slugs, shownVariant.slugs, pathLanguage)
      : buildProductPath(product.slugs, pathLanguage)
  useScrollRestoration(buildPath(openedVariant), buildPath(chosenSku === skuId ? openedVariant : variant))

  const { pickers, options } = useMemo(() => {
    const variantPickers = buildPickers(product.attribute_groups, product.combinations, messages.without)
    const buildVariantPath = ({ slugs }: Combination) => buildSkuPath(product.slugs, slugs, language)
    return {
      pickers: variantPickers,
      options: variantPickers.map((picker) =>
        buildOptions(picker, variantPickers, product.combinations, variant, buildVariantPath),
      ),
    }
  }, [product, variant, messages, language])

  const previewOption = (picker: Picker, key: string) => chooseVariant(pickers, variants, variant, picker, key)
  const chooseOption = (picker: Picker, key: string) => {
    const nextChoice = previewOption(picker, key)
    if (!nextChoice || nextChoice.variant === variant) return
    setChosenSku(nextChoice.variant.id_sku)
    setMessage(buildChangesMessage(picker, nextChoice, variant, messages))
    // The URL changes without a page load, so that a shared or reloaded link shows the chosen variant. The language
    // switch reads the paths in other languages from the history state.
    const historyState = window.history.state as object | null
    window.history.replaceState(
      { ...historyState, alternates: mapLanguages((pathLanguage) => buildPath(nextChoice.variant, pathLanguage)) },
      '',
      buildPath(nextChoice.variant) + window.location.search,
    )
  }
  return { variant, pickers, options, message, previewOption, chooseOption }
}

function findVariant({ combinations }: Product, skuId: number | null): Combination {
  const variant =
    combinations.find(({ id_sku }) => id_sku === skuId) ??
    combinations.find((candidate) => candidate.default) ??
    combinations[0]
  if (!variant) throw new Error('A product has at least one variant (contract/product)')
  return variant
}

/** Gatsby gives this key to the first history entry of a visit. */
const firstEntryKey = 'initial'

/** Preserves the scroll position of a page whose URL has changed with the choice of a variant. */
function useScrollRestoration(openedPath: string, shownPath: string): void {
  useEffect(() => {
    if (openedPath === shownPath) return undefined
    const key = (window.history.state as { key?: string } | null)?.key ?? firstEntryKey
    return () => {
      import(/* webpackChunkName: "after" */ './lazy/storeScrollPosition').then(
        ({ storeScrollPosition }) => storeScrollPosition(openedPath, shownPath, key),
        () => undefined,
      )
    }
  }, [openedPath, shownPath])
}
