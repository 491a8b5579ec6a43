/**
 * Links to set a password that were mailed. Of each only the hash of its token is kept; an `ended` one was followed by a
 * newer, or the account changed since.
 */
export const accountSchema = `
CREATE TABLE password_reset (
  token_hash TEXT PRIMARY KEY,
  id_customer INTEGER NOT NULL REFERENCES customer,
  asked TEXT NOT NULL,
  state TEXT NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'used', 'ended'))
) STRICT, WITHOUT ROWID;
CREATE INDEX password_reset_customer ON password_reset (id_customer);
`
