/** Who gets the newsletter, who was asked to confirm it (double opt-in), and the letters that were sent. */
export const newsletterSchema = `
CREATE TABLE newsletter (
  email TEXT PRIMARY KEY COLLATE NOCASE,
  firstname TEXT NOT NULL,
  lastname TEXT NOT NULL,
  id_lang INTEGER NOT NULL CHECK (id_lang IN (1, 2)),
  -- One that ended keeps its row, without names, so that the links of its letters go on working.
  state TEXT NOT NULL CHECK (state IN ('pending', 'subscribed', 'ended'))
) STRICT;

-- Each letter has a token of its own, of which only the hash is kept. It confirms and it ends.
CREATE TABLE newsletter_letter (
  token_hash TEXT PRIMARY KEY,
  email TEXT NOT NULL COLLATE NOCASE REFERENCES newsletter ON UPDATE CASCADE ON DELETE CASCADE,
  sent TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX newsletter_letter_sent ON newsletter_letter (email, sent);
`
