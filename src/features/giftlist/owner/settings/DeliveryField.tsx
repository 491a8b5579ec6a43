import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import type { Address } from '../../../../contract/session'
import { listPlaceLines } from '../../../../forms/address/formatAddressLine'
import * as styles from '../../../../forms/Form.module.css'
import { useFormControl } from '../../../../forms/FormField'
import { formatFullName } from '../../../../forms/person/formatFullName'
import { useLanguage } from '../../../../i18n/LanguageContext'
import { bringMessages } from '../../../../i18n/lateMessages'
import { buildPath } from '../../../../pageTable/paths'
import { useAppSelector } from '../../../../store/hooks'
import { TextLink } from '../../../../ui/button/TextLink'
import { SelectField } from '../../../../ui/form/Field'
import * as text from '../../../../ui/text.module.css'
import type { SettingsFields } from './settingsFields'

const useMessages = bringMessages('giftlistOwner')

export function DeliveryField() {
  const { settings: messages } = useMessages('giftlistOwner')
  const language = useLanguage()
  const control = useFormControl<SettingsFields>('address')
  const { watch } = useFormContext<SettingsFields>()
  const addresses = useLatestAddresses()
  const chosenId = watch('address')
  const isAddressUnlisted = chosenId !== '' && !addresses.some(({ id_address }) => String(id_address) === chosenId)
  return (
    <fieldset className={styles.section}>
      <legend className={styles.heading}>{messages.deliveryLegend}</legend>
      <SelectField label={messages.address} help={messages.addressHelp} value={chosenId} {...control}>
        <option value="">{messages.noAddress}</option>
        {isAddressUnlisted && <option value={chosenId}>{messages.otherAddress}</option>}
        {addresses.map((address) => (
          <option key={address.id_address} value={address.id_address}>
            {[formatFullName(address), ...listPlaceLines(address, undefined)].join(', ')}
          </option>
        ))}
      </SelectField>
      <TextLink to={buildPath('my-addresses', language)} className={text.sm}>
        {messages.toAddresses}
      </TextLink>
    </fieldset>
  )
}

/** After the session expires, the hook returns the previous addresses, so that the choice is preserved. */
function useLatestAddresses(): readonly Address[] {
  const currentAddresses = useAppSelector(({ session }) => session.addresses)
  const isLoggedIn = useAppSelector(({ session }) => session.customer !== null)
  const [latestAddresses, setLatestAddresses] = useState(currentAddresses)
  if (isLoggedIn && currentAddresses !== latestAddresses) setLatestAddresses(currentAddresses)
  return isLoggedIn ? currentAddresses : latestAddresses
}
