import { valibotResolver } from '@hookform/resolvers/valibot'
import { useEffect, useRef } from 'react'
import { useForm, type DefaultValues, type FieldValues, type Resolver, type UseFormReturn } from 'react-hook-form'

interface CheckedFormOptions<Fields extends FieldValues> {
  /** The rules of the fields, with their messages in the page's language. */
  schema: Parameters<typeof valibotResolver>[0]
  /** What stands in the fields at first. */
  start: Fields
  /** Keeps what is typed, from the first letter on. */
  keep?: (fields: Fields) => void
}

/** A form as every form of the shop behaves: errors show on leaving a field or on sending, and what is sent is what was typed. */
export function useCheckedForm<Fields extends FieldValues>({
  schema,
  start,
  keep,
}: CheckedFormOptions<Fields>): UseFormReturn<Fields> {
  const form = useForm<Fields>({
    resolver: valibotResolver(schema, undefined, { raw: true }) as unknown as Resolver<Fields>,
    defaultValues: start as DefaultValues<Fields>,
    mode: 'onTouched',
    // Or the resolver would stop at a field's first error and not look at the address that it is part of.
    criteriaMode: 'all',
    // ErrorSummary does it.
    shouldFocusError: false,
  })
  const { watch, getValues } = form
  const latest = useRef(keep)
  latest.current = keep
  useEffect(() => {
    const subscription = watch(() => latest.current?.(getValues()))
    return () => subscription.unsubscribe()
  }, [watch, getValues])
  return form
}
