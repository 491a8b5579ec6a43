/** Tells a password manager whose password is meant; shoppers need not be told. */
export function HiddenUsername({ email }: { email: string }) {
  return <input type="text" autoComplete="username" value={email} readOnly hidden />
}
