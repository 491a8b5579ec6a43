import { Icon } from '../../../ui/figure/Icon'
import { IconButton } from '../../../ui/button/IconButton'
import { decimalSign } from '../../../i18n/decimalSign'
import { useLanguage } from '../../../i18n/LanguageContext'
import { bringMessages } from '../../../i18n/lateMessages'
import { formatMegabytes } from './checkFiles'
import type { FormFile } from './formFile'
import * as styles from './UploadField.module.css'

const useMessages = bringMessages('contact')

interface UploadListProps {
  files: readonly FormFile[]
  onRemove: (id: string, name: string) => void
  onRetry: (id: string) => void
}

export function UploadList({ files, onRemove, onRetry }: UploadListProps) {
  const { files: messages } = useMessages('contact')
  const decimal = decimalSign[useLanguage()]
  if (files.length === 0) return null
  return (
    <ul className={styles.files} aria-label={messages.list}>
      {files.map(({ id, name, size, token, problem, canRetry }) => (
        <li key={id} className={styles.file}>
          <span className={styles.name}>{name}</span>
          <span className={styles.state}>
            {token === null && problem === null ? messages.sending : messages.size(formatMegabytes(size, decimal))}
          </span>
          <IconButton icon="x" label={messages.remove(name)} onClick={() => onRemove(id, name)} />
          {problem !== null && (
            <p className={styles.problem} role="alert">
              <Icon name="info" size={15} />
              <span>{problem}</span>
              {canRetry && (
                <button
                  type="button"
                  className={styles.retry}
                  aria-label={messages.retryFile(name)}
                  onClick={() => onRetry(id)}
                >
                  {messages.retry}
                </button>
              )}
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}
