import * as styles from '../../../forms/Form.module.css'
import { FormField } from '../../../forms/FormField'
import { useWords } from '../../../i18n/useWords'
import type { AccountAddress } from './accountAddress'

/** Who lives at the address. */
export function PersonNames() {
  const { info } = useWords('identity')
  return (
    <div className={styles.pair}>
      <FormField<AccountAddress>
        name="name.firstname"
        autoComplete="given-name"
        autoCapitalize="words"
        label={info.firstname}
      />
      <FormField<AccountAddress>
        name="name.lastname"
        autoComplete="family-name"
        autoCapitalize="words"
        label={info.lastname}
      />
    </div>
  )
}
