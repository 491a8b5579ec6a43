import { useFormContext } from 'react-hook-form'
import type { Address } from '../../../contract/session'
import { Checkbox } from '../../../design/Checkbox'
import { VisuallyHidden } from '../../../design/VisuallyHidden'
import * as styles from '../../../forms/Form.module.css'
import { useWords } from '../../../i18n/useWords'
import type { AccountAddress } from './accountAddress'

interface DefaultChoiceProps {
  address: Address | null
  /** There is no address yet: the first one is both. */
  first: boolean
}

/** Whether the address becomes a default. What it is already is said: that ends when another address takes its place. */
export function DefaultChoice({ address, first }: DefaultChoiceProps) {
  const { form: words } = useWords('addresses')
  const { register } = useFormContext<AccountAddress>()
  if (first) return <p className={styles.small}>{words.first}</p>
  return (
    <fieldset>
      <VisuallyHidden as="legend">{words.defaults}</VisuallyHidden>
      {address?.default_delivery ? (
        <p className={styles.small}>{words.isDelivery}</p>
      ) : (
        <Checkbox id="defaults-delivery" {...register('defaults.delivery')}>
          {words.wantDelivery}
        </Checkbox>
      )}
      {address?.default_invoice ? (
        <p className={styles.small}>{words.isInvoice}</p>
      ) : (
        <Checkbox id="defaults-invoice" {...register('defaults.invoice')}>
          {words.wantInvoice}
        </Checkbox>
      )}
    </fieldset>
  )
}
