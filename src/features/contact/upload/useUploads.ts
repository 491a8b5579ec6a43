import { useEffect, useRef } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { isErrorOfType } from '../../../contract/error'
import type { UploadPurpose } from '../../../contract/uploads'
import { bringMessages } from '../../../i18n/lateMessages'
import { uploadFile } from '../../../store/contact/contactThunks'
import { useAppDispatch } from '../../../store/hooks'
import { useErrorMessage } from '../../../store/http/errorMessage'
import type { RecordedError } from '../../../store/http/recordedError'
import { createRandomKey } from '../../../store/http/requestKey'
import type { ContactFields } from '../message/formFields'
import { checkFiles, describeTooLarge, describeWrongType } from './checkFiles'
import type { FormFile } from './formFile'

const useMessages = bringMessages('contact')

interface Sending {
  file: File
  abort: () => void
  done: Promise<void>
}

export interface Uploads {
  purpose: UploadPurpose
  /**
   * Sends the chosen files at once, and returns their names. Files that the form does not accept cause the field's
   * error.
   */
  add: (chosen: readonly File[]) => string[]
  remove: (id: string) => void
  retry: (id: string) => void
  /** Resolves when no file is being sent any more. */
  settle: () => Promise<void>
}

/** Sends the files of a form while the user is still typing. Their tokens become values of the form. */
export function useUploads(form: UseFormReturn<ContactFields>, purpose: UploadPurpose): Uploads {
  const { files: words } = useMessages('contact')
  const dispatch = useAppDispatch()
  const describeError = useErrorMessage()
  const sendings = useRef(new Map<string, Sending>())
  useEffect(() => {
    const map = sendings.current
    return () => map.forEach(({ abort }) => abort())
  }, [])

  const { getValues, setValue, setError, clearErrors } = form
  const setFiles = (files: FormFile[]) => setValue('files', files, { shouldDirty: true })
  const update = (id: string, part: Partial<FormFile>) =>
    setFiles(getValues('files').map((file) => (file.id === id ? { ...file, ...part } : file)))

  const describe = (error: RecordedError, name: string): Pick<FormFile, 'problem' | 'canRetry'> => {
    if (isErrorOfType(error, 'too_large')) return { problem: describeTooLarge(name, words), canRetry: false }
    if (isErrorOfType(error, 'file_not_allowed')) {
      return { problem: describeWrongType(name, purpose, words), canRetry: false }
    }
    return { problem: describeError(error, {}), canRetry: true }
  }
  const send = (id: string, file: File) => {
    const controller = new AbortController()
    const done = dispatch(uploadFile(purpose, file, controller.signal)).then(({ answer, error }) => {
      if (controller.signal.aborted) return
      update(id, answer ? { token: answer.token } : describe(error, file.name))
    })
    sendings.current.set(id, { file, abort: () => controller.abort(), done })
  }

  return {
    purpose,
    add: (chosen) => {
      // A file whose upload the previous page did not finish is replaced when it is chosen again.
      const isBack = ({ id, name, token }: FormFile) =>
        token === null && !sendings.current.has(id) && chosen.some((file) => file.name === name)
      const before = getValues('files').filter((file) => !isBack(file))
      const { accepted, problem } = checkFiles(chosen, { purpose, count: before.length, words })
      const added = accepted.map((file) => ({ file, id: createRandomKey() }))
      setFiles([
        ...before,
        ...added.map(({ id, file: { name, size } }) => ({
          id,
          name,
          size,
          token: null,
          problem: null,
          canRetry: false,
        })),
      ])
      if (problem === null) clearErrors('files')
      else setError('files', { message: problem })
      added.forEach(({ id, file }) => send(id, file))
      return accepted.map(({ name }) => name)
    },
    remove: (id) => {
      sendings.current.get(id)?.abort()
      sendings.current.delete(id)
      setFiles(getValues('files').filter((file) => file.id !== id))
      clearErrors('files')
    },
    retry: (id) => {
      const file = sendings.current.get(id)?.file
      if (!file) return
      update(id, { problem: null })
      clearErrors('files')
      send(id, file)
    },
    settle: async () => {
      await Promise.all([...sendings.current.values()].map(({ done }) => done))
    },
  }
}
