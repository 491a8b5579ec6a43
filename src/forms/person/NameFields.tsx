import { bringMessages } from '../../i18n/lateMessages'
import { FormField } from '../FormField'
import * as styles from '../Form.module.css'

const useMessages = bringMessages('identity')

export function NameFields({ pathPrefix = '' }: { pathPrefix?: 'name.' | '' }) {
  const { info } = useMessages('identity')
  const sharedProps = { autoCapitalize: 'words' }
  return (
    <div className={styles.pair}>
      <FormField name={`${pathPrefix}firstname`} autoComplete="given-name" label={info.firstname} {...sharedProps} />
      <FormField name={`${pathPrefix}lastname`} autoComplete="family-name" label={info.lastname} {...sharedProps} />
    </div>
  )
}
