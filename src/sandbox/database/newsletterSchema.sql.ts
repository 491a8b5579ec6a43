/** Who gets the newsletter, who was asked to confirm it (double opt-in), and the letters that were sent. */
export const newsletterSchema = `
CREATE TABLE newsletter (
  email TEXT PRIMARY KEY COLLATE NOCASE,
  firstname TEXT NOT NULL,
  lastname TEXT NOT NULL,
  id_lang INTEGER NOT NULL CHECK (id_lang IN (1, 2)),
  -- One that ended keeps its row, without names, so that the links of its letters go on working.
  state TEXT NOT NULL CHECK (state IN ('pending', 'subscribed', 'ended')),
  -- The account that sees and ends it: only one whose own letter was answered, since its address is not proven.
  id_customer INTEGER REFERENCES customer
) STRICT;
CREATE INDEX newsletter_customer ON newsletter (id_customer);

-- Each letter has a token of its own, of which only the hash is kept. It confirms and it ends.
CREATE TABLE newsletter_letter (
  token_hash TEXT PRIMARY KEY,
  email TEXT NOT NULL COLLATE NOCASE REFERENCES newsletter ON UPDATE CASCADE ON DELETE CASCADE,
  sent TEXT NOT NULL,
  -- The account that it was asked for from, as long as that waits for the answer.
  id_customer INTEGER REFERENCES customer
) STRICT, WITHOUT ROWID;
CREATE INDEX newsletter_letter_sent ON newsletter_letter (email, sent);
CREATE INDEX newsletter_letter_customer ON newsletter_letter (id_customer);
`
