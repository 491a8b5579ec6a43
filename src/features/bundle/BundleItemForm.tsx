import { useState } from 'react'
import { Icon } from '../../ui/figure/Icon'
import { Note } from '../../ui/status/Note'
import { bringMessages } from '../../i18n/lateMessages'
import { useErrorMessage } from '../../store/http/errorMessage'
import { pickBundleErrors } from './addBundleItems'
import { BundleItemHead } from './BundleItemHead'
import { type BundleItem, getAvailableQuantity } from './bundleItems'
import type { BundleItemChange } from './useBundleItems'
import type { Combination } from '../../contract/product'
import { useLanguage } from '../../i18n/LanguageContext'
import { buildSkuPath } from '../../pageTable/paths'
import { buildPickers, chooseVariant, type Picker } from '../variant/buildPickers'
import { buildChangesMessage, buildOptions } from '../variant/buildOptions'
import { VariantPicker } from '../variant/VariantPicker'
import { Checkbox } from '../../ui/form/Checkbox'
import { QuantityStepper } from '../../ui/form/QuantityStepper'
import * as styles from './Bundle.module.css'

const useMessages = bringMessages('panel')

interface BundleItemFormProps {
  item: BundleItem
  /** Whether the panel has several items, which the user can exclude. */
  isBundle: boolean
  onChange: (changes: BundleItemChange) => void
  onLeave: () => void
}

export function BundleItemForm({ item, isBundle, onChange, onLeave }: BundleItemFormProps) {
  const panelMessages = useMessages('panel')
  const describeError = useErrorMessage()
  const [message, setMessage] = useState('')
  const { product, result } = item
  const id = `item-${product.id_product}`
  return (
    <section className={styles.item} aria-labelledby={id}>
      <BundleItemHead item={item} headingId={id} onLeave={onLeave} />
      {result?.ok ? (
        <p className={styles.added}>
          <Icon name="check" />
          {panelMessages.cartResult.added}
        </p>
      ) : (
        <>
          <BundleItemOptions
            id={id}
            item={item}
            onChoose={(variant, changesMessage) => {
              setMessage(changesMessage)
              onChange({ variant })
            }}
          />
          <p role="status" className={styles.changes}>
            {message}
          </p>
          {result && <Note variant="bad">{describeError(result.error, pickBundleErrors(result, panelMessages))}</Note>}
          <BundleItemQuantity id={id} item={item} isBundle={isBundle} onChange={onChange} />
        </>
      )}
    </section>
  )
}

interface BundleItemOptionsProps {
  id: string
  item: Pick<BundleItem, 'product' | 'variant'>
  /** `changesMessage` is about the other options that had to change; '' if none did. */
  onChoose: (variant: Combination, changesMessage: string) => void
}

/** Unlike on the product page, choosing an option does not change the URL. */
function BundleItemOptions({ id, item: { product, variant }, onChoose }: BundleItemOptionsProps) {
  const language = useLanguage()
  const messages = useMessages('catalogue').product
  const variants = product.combinations
  const pickers = buildPickers(product.attribute_groups, variants, messages.without)
  const buildPath = ({ slugs }: Combination) => buildSkuPath(product.slugs, slugs, language)
  const chooseOption = (picker: Picker, key: string) => {
    const choice = chooseVariant(pickers, variants, variant, picker, key)
    if (choice && choice.variant !== variant)
      onChoose(choice.variant, buildChangesMessage(picker, choice, variant, messages))
  }
  return pickers.map((picker, index) => (
    <VariantPicker
      key={picker.name}
      id={`${id}-choice-${index}`}
      name={picker.name}
      options={buildOptions(picker, pickers, variants, variant, buildPath)}
      onChoose={(key) => chooseOption(picker, key)}
    />
  ))
}

interface BundleItemQuantityProps {
  id: string
  item: BundleItem
  isBundle: boolean
  onChange: (changes: BundleItemChange) => void
}

function BundleItemQuantity({ id, item, isBundle, onChange }: BundleItemQuantityProps) {
  const { product: messages } = useMessages('catalogue')
  const { bundle: bundleMessages } = useMessages('panel')
  const { product, variant, isIncluded, result } = item
  if (variant.stock === 0) return result ? null : <p className={styles.about}>{messages.soldOutReason}</p>

  const stepperMessages = {
    quantity: isBundle ? bundleMessages.quantityOf(product.name) : messages.quantity,
    less: messages.fewer,
    more: messages.more,
    limit: messages.left(variant.stock),
  }
  return (
    <div className={styles.count}>
      {isBundle && (
        <Checkbox
          id={`${id}-taken`}
          checked={isIncluded}
          aria-label={bundleMessages.takeThis(product.name)}
          onChange={() => onChange({ isIncluded: !isIncluded })}
        >
          {bundleMessages.take}
        </Checkbox>
      )}
      {isIncluded && (
        <QuantityStepper
          id={`${id}-quantity`}
          value={getAvailableQuantity(item)}
          max={variant.stock}
          onChange={(quantity) => onChange({ quantity })}
          messages={stepperMessages}
        />
      )}
    </div>
  )
}
