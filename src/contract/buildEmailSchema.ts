import * as v from 'valibot'

/**
 * Accepts the email addresses that browsers accept (HTML, "valid e-mail address") if their domain has a dot. `v.email`
 * would refuse "an.d'hondt@example.be" and the form in which browsers give a domain with an accent.
 */
export const buildEmailSchema = (message?: string) =>
  v.pipe(v.string(), v.trim(), v.rfcEmail(message), v.regex(/\.[A-Za-z][A-Za-z\d-]*$/, message))
