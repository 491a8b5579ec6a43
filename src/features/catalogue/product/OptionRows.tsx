import type { Combination } from '../../../contract/product'
import * as text from '../../../design/text.module.css'
import { OptionPicker } from './OptionPicker'
import type { useVersion } from './useVersion'

interface OptionRowsProps {
  choice: ReturnType<typeof useVersion>
  /** A mouse is over a choice that would bring this version, or over none. */
  onPoint: (version: Combination | null) => void
}

/** All pickers of a product, and what the last choice took along. */
export function OptionRows({ choice: { pickers, options, moved, result, choose }, onPoint }: OptionRowsProps) {
  return (
    <>
      {pickers.map((picker, index) => (
        <OptionPicker
          key={picker.name}
          id={`choice-${index}`}
          name={picker.name}
          options={options[index] ?? []}
          onChoose={(key) => choose(picker, key)}
          onPoint={(key) => onPoint(key === null ? null : (result(picker, key)?.version ?? null))}
        />
      ))}
      <p role="status" className={`${text.xxs} ${text.stone}`}>
        {moved}
      </p>
    </>
  )
}
