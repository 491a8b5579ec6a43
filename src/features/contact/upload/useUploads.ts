import { useEffect, useRef } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { isErrorOfType } from '../../../contract/error'
import type { UploadPurpose } from '../../../contract/uploads'
import { bringMessages } from '../../../i18n/lateMessages'
import { uploadFile } from '../../../store/contact/contactThunks'
import { useAppDispatch } from '../../../store/hooks'
import { useErrorMessage } from '../../../store/http/errorMessage'
import type { RecordedError } from '../../../store/http/ApiError'
import { createRandomKey } from '../../../store/http/requestKey'
import type { ContactFields } from '../message/formFields'
import { checkFiles, describeTooLargeFile, describeWrongFileType } from './checkFiles'
import type { FormFile } from './formFile'

const useMessages = bringMessages('contact')

interface FileUpload {
  file: File
  abort: () => void
  promise: Promise<void>
}

const newFileState = { token: null, problem: null, canRetry: false }

export type Uploads = ReturnType<typeof useUploads>

/** Sends the files while the user is still typing. The tokens of the files become values of the form. */
export function useUploads(form: UseFormReturn<ContactFields>, purpose: UploadPurpose) {
  const { files: messages } = useMessages('contact')
  const dispatch = useAppDispatch()
  const describeError = useErrorMessage()
  const fileUploads = useRef(new Map<string, FileUpload>())
  useEffect(() => {
    const uploadsById = fileUploads.current
    return () => uploadsById.forEach(({ abort }) => abort())
  }, [])

  const { getValues, setValue, setError, clearErrors } = form
  const setFiles = (files: FormFile[]) => setValue('files', files, { shouldDirty: true })
  const updateFile = (id: string, changes: Partial<FormFile>) =>
    setFiles(getValues('files').map((file) => (file.id === id ? { ...file, ...changes } : file)))

  /** Returns null for an error after which another attempt may succeed. */
  const describeRefusal = (error: RecordedError, name: string): string | null => {
    if (isErrorOfType(error, 'too_large')) return describeTooLargeFile(name, messages)
    return isErrorOfType(error, 'file_not_allowed') ? describeWrongFileType(name, purpose, messages) : null
  }
  const dropFile = (id: string) => {
    fileUploads.current.delete(id)
    setFiles(getValues('files').filter((file) => file.id !== id))
  }
  const sendFile = (id: string, file: File, onNews?: (news: string) => void) => {
    const controller = new AbortController()
    const uploadPromise = dispatch(uploadFile(purpose, file, controller.signal)).then((outcome) => {
      if (controller.signal.aborted) return
      if (outcome.ok) {
        updateFile(id, { token: outcome.answer.token })
        onNews?.(messages.added(file.name))
        return
      }
      const refusal = describeRefusal(outcome.error, file.name)
      if (refusal === null) return updateFile(id, { problem: describeError(outcome.error, {}), canRetry: true })
      dropFile(id)
      setError('files', { message: refusal })
      onNews?.(refusal)
    })
    fileUploads.current.set(id, { file, abort: () => controller.abort(), promise: uploadPromise })
  }

  return {
    purpose,
    /**
     * A file that the form or the API refuses causes the field's error and is omitted.
     * @param onNews called with a message when a file has been sent or the API has refused a file
     */
    add: (chosenFiles: readonly File[], onNews: (news: string) => void) => {
      // A file whose upload was interrupted by a reload is replaced when the user chooses the file again.
      const isChosenAgain = ({ id, name, token }: FormFile) =>
        token === null && !fileUploads.current.has(id) && chosenFiles.some((file) => file.name === name)
      const previousFiles = getValues('files').filter((file) => !isChosenAgain(file))
      const { acceptedFiles, problem } = checkFiles(chosenFiles, { purpose, fileCount: previousFiles.length, messages })
      const addedFiles = acceptedFiles.map((file) => ({ file, id: createRandomKey() }))
      setFiles([
        ...previousFiles,
        ...addedFiles.map(({ id, file: { name, size } }) => ({ id, name, size, ...newFileState })),
      ])
      if (problem === null) clearErrors('files')
      else setError('files', { message: problem })
      addedFiles.forEach(({ id, file }) => sendFile(id, file, onNews))
    },
    remove: (id: string) => {
      fileUploads.current.get(id)?.abort()
      dropFile(id)
      clearErrors('files')
    },
    retry: (id: string) => {
      const file = fileUploads.current.get(id)?.file
      if (!file) return
      updateFile(id, { problem: null })
      clearErrors('files')
      sendFile(id, file)
    },
    settle: async () => {
      await Promise.all([...fileUploads.current.values()].map(({ promise }) => promise))
    },
  }
}
