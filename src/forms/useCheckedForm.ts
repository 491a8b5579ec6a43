import { valibotResolver } from '@hookform/resolvers/valibot'
import { useEffect, useRef } from 'react'
import { useForm, type DefaultValues, type FieldValues, type Resolver, type UseFormReturn } from 'react-hook-form'

interface CheckedFormOptions<Fields extends FieldValues> {
  /** The rules of the fields, with messages in the page's language. */
  schema: Parameters<typeof valibotResolver>[0]
  start: Fields
  /** Saves the draft after every change. */
  keep?: (fields: Fields) => void
}

/**
 * Creates a form with the behaviour that all forms of the site share. Errors appear when a field loses the focus and on
 * submit, and the submitted values are the text as typed.
 */
export function useCheckedForm<Fields extends FieldValues>({
  schema,
  start,
  keep,
}: CheckedFormOptions<Fields>): UseFormReturn<Fields> {
  const form = useForm<Fields>({
    resolver: valibotResolver(schema, undefined, { raw: true }) as unknown as Resolver<Fields>,
    defaultValues: start as DefaultValues<Fields>,
    mode: 'onTouched',
    // By default, the resolver would stop at the first error of a field, and would not run the rules of the address.
    criteriaMode: 'all',
    // ErrorSummary sets the focus instead.
    shouldFocusError: false,
  })
  const { watch, getValues } = form
  const latestKeep = useRef(keep)
  latestKeep.current = keep
  useEffect(() => {
    const subscription = watch(() => latestKeep.current?.(getValues()))
    return () => subscription.unsubscribe()
  }, [watch, getValues])
  return form
}
