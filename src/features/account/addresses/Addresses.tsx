import { useContext, useState } from 'react'
import { PageError } from '../../../forms/PageError'
import { Button } from '../../../ui/button/Button'
import { RoomBelow } from '../../../ui/figure/RoomBelow'
import { SectionError } from '../../../ui/status/SectionError'
import { SlowNote } from '../../../ui/status/SlowNote'
import { bringMessages } from '../../../i18n/lateMessages'
import { useAppDispatch, useAppSelector } from '../../../store/hooks'
import { panelOpened } from '../../../store/sidePanelSlice'
import type { Country } from '../../../contract/catalogue'
import type { Address } from '../../../contract/session'
import { VisuallyHidden } from '../../../ui/page/VisuallyHidden'
import { AccountRoom } from '../frame/ColumnBesideRoom'
import { AddressRow } from './AddressRow'
import { Skeleton } from '../../../ui/status/Skeleton'
import { useCountries } from '../../../store/checkout/useCountries'
import { ApiError } from '../../../store/http/ApiError'
import type { AppThunk } from '../../../store/AppThunk'
import { loadAddresses } from '../../../store/account/addresses'
import { useQuery } from '../../../store/query/useQuery'
import * as text from '../../../ui/text.module.css'
import * as styles from './Addresses.module.css'

const useMessages = bringMessages('addresses', 'common')

/** With more addresses, the page has no space for a picture of a room. */
const maxAddressesWithPicture = 2

export function Addresses() {
  const messages = useMessages('addresses')
  const { slow } = useMessages('common')
  const frame = useMessages('frame')
  const room = useContext(AccountRoom)
  const { addresses, countries, status, retry } = useAddresses()
  const isEmpty = addresses.length === 0
  if (isEmpty && status === 'failed') {
    return <PageError message={messages.failed} onRetry={retry} room={room} isInAccount />
  }
  return (
    <div className={styles.page}>
      {status === 'failed' && <SectionError message={messages.failed} retry={frame.error.retry} onRetry={retry} />}
      <SlowNote isBusy={status === 'loading'} text={slow} />
      {isEmpty && status === 'loading' && <AddressesPlaceholder label={messages.loading} />}
      {(!isEmpty || status === 'ready') && (
        <>
          <AddressRows addresses={addresses} countries={countries} />
          {addresses.length <= maxAddressesWithPicture && <RoomBelow room={room} isInAccount />}
        </>
      )}
    </div>
  )
}

function AddressRows({ addresses, countries }: { addresses: readonly Address[]; countries: readonly Country[] }) {
  const messages = useMessages('addresses')
  const dispatch = useAppDispatch()
  const [message, setMessage] = useState('')
  return (
    <div>
      <ul className={styles.rows}>
        {addresses.map((address) => (
          <AddressRow key={address.id_address} address={address} countries={countries} onDone={setMessage} />
        ))}
        {/* The button stays the same element when the first address is saved, so that it keeps the focus. */}
        <li key="create" className={addresses.length > 0 ? styles.another : styles.none}>
          {addresses.length > 0 ? (
            <div>
              <h2 className={text.lg}>{messages.another}</h2>
              <p className={text.stone}>{messages.anotherText}</p>
            </div>
          ) : (
            <p className={text.lg}>{messages.empty}</p>
          )}
          <Button onClick={() => void dispatch(panelOpened({ mode: 'addressCreate', data: { address: null } }))}>
            {messages.create}
          </Button>
        </li>
      </ul>
      <VisuallyHidden role="status">{message}</VisuallyHidden>
    </div>
  )
}

function AddressesPlaceholder({ label }: { label: string }) {
  return (
    <div>
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      <div className={styles.rows}>
        <Skeleton height="13rem" />
        <Skeleton height="13rem" />
      </div>
    </div>
  )
}

interface AccountAddresses {
  addresses: readonly Address[]
  /** Empty until the countries have loaded, so that the addresses first appear without a country name. */
  countries: readonly Country[]
  status: 'loading' | 'ready' | 'failed'
  retry: () => void
}

/**
 * Returns the addresses in the session, and fetches them again. The status is 'failed' if the addresses or the
 * countries could not be fetched.
 */
function useAddresses(): AccountAddresses {
  const { addresses, token } = useAppSelector(({ session }) => session)
  const countries = useCountries()
  // Without a session, no request is sent. The next login has a new token, which starts another request.
  const addressQuery = useQuery(token, refreshAddresses)
  const isFailed =
    addressQuery.status === 'failed' || (addressQuery.status === 'ready' && countries.status === 'failed')

  const retryQueries = () => {
    addressQuery.retry()
    if (countries.status === 'failed') countries.retry()
  }
  return {
    addresses,
    countries: countries.data ?? [],
    status: isFailed ? 'failed' : addressQuery.status === 'ready' ? 'ready' : 'loading',
    retry: retryQueries,
  }
}

const refreshAddresses = (): AppThunk<Promise<true>> => async (dispatch) => {
  const error = await dispatch(loadAddresses())
  if (error) throw new ApiError(error)
  return true
}
