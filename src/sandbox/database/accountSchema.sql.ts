/** What an account needs beside its customer. Of a reset only the token's hash is kept; addresses that are the default stand in the customer. */
export const accountSchema = `
CREATE TABLE password_reset (
  token_hash TEXT PRIMARY KEY,
  id_customer INTEGER NOT NULL REFERENCES customer,
  asked TEXT NOT NULL,
  used INTEGER NOT NULL DEFAULT 0 CHECK (used IN (0, 1))
) STRICT;
`
