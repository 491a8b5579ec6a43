/** Who gets the newsletter, and who was asked to confirm it (double opt-in). */
export const newsletterSchema = `
CREATE TABLE newsletter (
  email TEXT PRIMARY KEY COLLATE NOCASE,
  firstname TEXT NOT NULL,
  lastname TEXT NOT NULL,
  id_lang INTEGER NOT NULL CHECK (id_lang IN (1, 2)),
  state TEXT NOT NULL CHECK (state IN ('pending', 'subscribed')),
  asked TEXT NOT NULL,
  -- Of the letter that was sent last; it confirms and it ends.
  token_hash TEXT NOT NULL UNIQUE
) STRICT;
`
