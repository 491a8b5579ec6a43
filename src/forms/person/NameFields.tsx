import { bringMessages } from '../../i18n/lateMessages'
import { FormField } from '../FormField'
import * as styles from '../Form.module.css'

const useMessages = bringMessages('identity')

/** `within` is the prefix of the paths in the form: "name." for an address. */
export function NameFields({ within = '' }: { within?: 'name.' | '' }) {
  const { info } = useMessages('identity')
  const sharedProps = { autoCapitalize: 'words' }
  return (
    <div className={styles.pair}>
      <FormField name={`${within}firstname`} autoComplete="given-name" label={info.firstname} {...sharedProps} />
      <FormField name={`${within}lastname`} autoComplete="family-name" label={info.lastname} {...sharedProps} />
    </div>
  )
}
