export interface FormOwner {
  /** The id of the registered customer; null for a visitor, a guest or an expired session. */
  id: number | null
  /** The number of logouts on this page (`selectLogouts`). */
  logouts: number
  /** Increases when another user opens the form, so that this user does not see the typed text. */
  generation: number
}

/**
 * A visitor who logs in stays the owner, and so does a customer whose session expires. Another customer, or any user
 * after a logout, gets an empty form.
 */
export function updateFormOwner(owner: FormOwner, currentOwner: Pick<FormOwner, 'id' | 'logouts'>): FormOwner {
  const { id, logouts } = currentOwner
  if (logouts !== owner.logouts) return { id, logouts, generation: owner.generation + 1 }
  if (id === null || id === owner.id) return owner
  return { id, logouts, generation: owner.id === null ? owner.generation : owner.generation + 1 }
}
