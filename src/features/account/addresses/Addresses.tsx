import { Button } from '../../../design/Button'
import { SectionError } from '../../../design/SectionError'
import { SlowNote } from '../../../design/SlowNote'
import { useWords } from '../../../i18n/useWords'
import { useShopDispatch } from '../../../state/hooks'
import { panelOpened } from '../../../state/sidePanel/sidePanelSlice'
import { AddressRows } from './AddressRows'
import { AddressesPlaceholder } from './AddressesPlaceholder'
import * as styles from './Addresses.module.css'
import { useAddresses } from './useAddresses'

/** The addresses of the account: which are the defaults, changing and deleting them, and a new one. */
export function Addresses() {
  const words = useWords('addresses')
  const dispatch = useShopDispatch()
  const { addresses, countries, status, retry } = useAddresses()
  const none = addresses.length === 0
  return (
    <div className={styles.page}>
      {status === 'failed' && <SectionError message={words.failed} retry={words.retry} onRetry={retry} />}
      <SlowNote underWay={status === 'loading'} text={words.slow} />
      {none && status === 'loading' && <AddressesPlaceholder label={words.loading} />}
      {none && status === 'ready' && <p className={styles.text}>{words.empty}</p>}
      {!none && <AddressRows addresses={addresses} countries={countries} />}
      {!(none && status !== 'ready') && (
        <div>
          <Button onClick={() => void dispatch(panelOpened({ mode: 'addressCreate', data: { address: null } }))}>
            {words.create}
          </Button>
        </div>
      )}
    </div>
  )
}
