import type { Combination } from '../../../contract/product'
import { useLanguage } from '../../../i18n/LanguageContext'
import { useWords } from '../../../i18n/useWords'
import { skuPath } from '../../../pageTable/paths'
import { chooseVersion } from '../product/chooseVersion'
import { movedWords } from '../product/movedWords'
import { OptionPicker } from '../product/OptionPicker'
import { optionsOf } from '../product/optionsOf'
import { pickersOf, type Picker } from '../product/pickers'
import type { Piece } from './pieces'

interface PieceOptionsProps {
  id: string
  piece: Pick<Piece, 'product' | 'version'>
  /** `moved` says which other choices had to follow; empty when none did. */
  onChoose: (version: Combination, moved: string) => void
}

/** The pickers of a product, as on its page; the address stays the page's own. */
export function PieceOptions({ id, piece: { product, version }, onChoose }: PieceOptionsProps) {
  const language = useLanguage()
  const words = useWords('catalogue').product
  const versions = product.combinations
  const pickers = pickersOf(product.attribute_groups, versions, words.without)
  const pathOf = ({ slugs }: Combination) => skuPath(product.slugs, slugs, language)
  const choose = (picker: Picker, key: string) => {
    const chosen = chooseVersion(pickers, versions, version, picker, key)
    if (chosen && chosen.version !== version) onChoose(chosen.version, movedWords(picker, chosen, version, words))
  }
  return pickers.map((picker, index) => (
    <OptionPicker
      key={picker.name}
      id={`${id}-choice-${index}`}
      name={picker.name}
      options={optionsOf(picker, pickers, versions, version, pathOf)}
      onChoose={(key) => choose(picker, key)}
    />
  ))
}
