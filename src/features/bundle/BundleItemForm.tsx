import { useState } from 'react'
import { Icon } from '../../ui/figure/Icon'
import { Note } from '../../ui/status/Note'
import { useWords } from '../../i18n/useWords'
import { useErrorMessage } from '../../store/http/errorMessage'
import { selectBundleErrors } from './addBundleItems'
import { BundleItemHead } from './BundleItemHead'
import { type BundleItem, getAvailableQuantity } from './bundleItems'
import type { BundleItemChange } from './useBundleItems'
import type { Combination } from '../../contract/product'
import { useLanguage } from '../../i18n/LanguageContext'
import { skuPath } from '../../pageTable/paths'
import { buildPickers, chooseVariant, type Picker } from '../variant/buildPickers'
import { adjustedOptionsMessage, buildOptions } from '../variant/buildOptions'
import { VariantPicker } from '../variant/VariantPicker'
import { Checkbox } from '../../ui/form/Checkbox'
import { QuantityStepper } from '../../ui/form/QuantityStepper'
import * as styles from './Bundle.module.css'

interface BundleItemFormProps {
  item: BundleItem
  /** It is one of several, and may be left out. */
  several: boolean
  onChange: (changes: BundleItemChange) => void
  onLeave: () => void
}

/** One product in the panel: its choices, how many, and how adding it went. */
export function BundleItemForm({ item, several, onChange, onLeave }: BundleItemFormProps) {
  const panel = useWords('panel')
  const describeError = useErrorMessage()
  const [moved, setMoved] = useState('')
  const { product, result } = item
  const id = `item-${product.id_product}`
  return (
    <section className={styles.piece} aria-labelledby={id}>
      <BundleItemHead item={item} headingId={id} onLeave={onLeave} />
      {result?.ok ? (
        <p className={styles.added}>
          <Icon name="check" />
          {panel.cartResult.added}
        </p>
      ) : (
        <>
          <BundleItemOptions
            id={id}
            item={item}
            onChoose={(variant, sentence) => {
              setMoved(sentence)
              onChange({ variant })
            }}
          />
          <p role="status" className={styles.moved}>
            {moved}
          </p>
          {result && <Note variant="bad">{describeError(result.error, selectBundleErrors(result, panel))}</Note>}
          <BundleItemQuantity id={id} item={item} several={several} onChange={onChange} />
        </>
      )}
    </section>
  )
}

interface BundleItemOptionsProps {
  id: string
  item: Pick<BundleItem, 'product' | 'variant'>
  /** `moved` says which other choices had to follow; empty when none did. */
  onChoose: (variant: Combination, moved: string) => void
}

/** The pickers of a product, as on its page; the address stays the page's own. */
function BundleItemOptions({ id, item: { product, variant }, onChoose }: BundleItemOptionsProps) {
  const language = useLanguage()
  const words = useWords('catalogue').product
  const variants = product.combinations
  const pickers = buildPickers(product.attribute_groups, variants, words.without)
  const buildPath = ({ slugs }: Combination) => skuPath(product.slugs, slugs, language)
  const choose = (picker: Picker, key: string) => {
    const chosen = chooseVariant(pickers, variants, variant, picker, key)
    if (chosen && chosen.variant !== variant)
      onChoose(chosen.variant, adjustedOptionsMessage(picker, chosen, variant, words))
  }
  return pickers.map((picker, index) => (
    <VariantPicker
      key={picker.name}
      id={`${id}-choice-${index}`}
      name={picker.name}
      options={buildOptions(picker, pickers, variants, variant, buildPath)}
      onChoose={(key) => choose(picker, key)}
    />
  ))
}

interface BundleItemQuantityProps {
  id: string
  item: BundleItem
  several: boolean
  onChange: (changes: BundleItemChange) => void
}

/** How many, and of several items whether this one goes along. What is sold out does not, and says so. */
function BundleItemQuantity({ id, item, several, onChange }: BundleItemQuantityProps) {
  const { product: words } = useWords('catalogue')
  const { combination } = useWords('panel')
  const { product, variant, taken, result } = item
  if (variant.stock === 0) return result ? null : <p className={styles.about}>{words.soldOutReason}</p>

  const stepper = {
    quantity: several ? combination.quantityOf(product.name) : words.quantity,
    less: words.fewer,
    more: words.more,
    limit: words.left(variant.stock),
  }
  return (
    <div className={styles.count}>
      {several && (
        <Checkbox
          id={`${id}-taken`}
          checked={taken}
          aria-label={combination.takeThis(product.name)}
          onChange={() => onChange({ taken: !taken })}
        >
          {combination.take}
        </Checkbox>
      )}
      {taken && (
        <QuantityStepper
          id={`${id}-quantity`}
          value={getAvailableQuantity(item)}
          max={variant.stock}
          onChange={(quantity) => onChange({ quantity })}
          words={stepper}
        />
      )}
    </div>
  )
}
