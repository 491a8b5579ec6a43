import { type ChangeEvent, useRef, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { Icon } from '../../../ui/figure/Icon'
import { VisuallyHidden } from '../../../ui/page/VisuallyHidden'
import { bringMessages } from '../../../i18n/lateMessages'
import type { ContactFields } from '../message/formFields'
import { describeLimits, formatAcceptedTypes, formatMegabytes } from './checkFiles'
import type { Uploads } from './useUploads'
import { IconButton } from '../../../ui/button/IconButton'
import { decimalSign } from '../../../i18n/decimalSign'
import { useLanguage } from '../../../i18n/LanguageContext'
import type { FormFile } from './formFile'
import * as fieldStyles from '../../../ui/form/Field.module.css'
import * as styles from './UploadField.module.css'

const useMessages = bringMessages('contact')

interface UploadFieldProps {
  uploads: Uploads
  label: string
  optional?: string
}

export function UploadField({ uploads, label, optional }: UploadFieldProps) {
  const { files: messages } = useMessages('contact')
  const { formState, watch } = useFormContext<ContactFields>()
  const input = useRef<HTMLInputElement>(null)
  const [news, setNews] = useState('')
  const files = watch('files')
  const error = formState.errors.files?.message

  const handleChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const chosenFiles = [...(target.files ?? [])]
    // If the input kept its value, it would send no event when the user chooses a removed file again.
    target.value = ''
    setNews('')
    // Several uploads finish one after another, and each outcome is announced.
    uploads.add(chosenFiles, (news) => setNews((earlierNews) => `${earlierNews} ${news}`.trim()))
  }
  const handleRemove = (id: string, name: string) => {
    uploads.remove(id)
    setNews(messages.removed(name))
    // The pressed button, which had the focus, has disappeared.
    input.current?.focus()
  }
  return (
    <div className={fieldStyles.field}>
      <span id="files-label" className={fieldStyles.label}>
        {label} {optional && <span className={fieldStyles.optional}>{optional}</span>}
      </span>
      <UploadList files={files} onRemove={handleRemove} onRetry={uploads.retry} />
      <div className={styles.choice}>
        <input
          ref={input}
          id="files"
          type="file"
          multiple
          accept={formatAcceptedTypes(uploads.purpose)}
          className="sr"
          aria-labelledby="files-label files-button"
          aria-invalid={error ? true : undefined}
          aria-describedby="files-help"
          onChange={handleChange}
        />
        <label id="files-button" htmlFor="files" className={styles.button}>
          {messages.choose}
        </label>
      </div>
      <p id="files-help" className={error ? fieldStyles.error : fieldStyles.help}>
        {error && <Icon name="info" size={15} />}
        <span>{error ?? describeLimits(uploads.purpose, messages)}</span>
      </p>
      <VisuallyHidden role="status">{news}</VisuallyHidden>
    </div>
  )
}

interface UploadListProps {
  files: readonly FormFile[]
  onRemove: (id: string, name: string) => void
  onRetry: (id: string) => void
}

function UploadList({ files, onRemove, onRetry }: UploadListProps) {
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
