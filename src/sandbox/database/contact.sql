-- The data that users send with the forms of the storefront. Tokens are stored as SHA-256 hashes.

-- Files that were uploaded before the form that names them. Handling the form deletes them, and no call returns them.
CREATE TABLE upload (
  token_hash TEXT PRIMARY KEY,
  purpose TEXT NOT NULL CHECK (purpose IN ('complaint', 'advice', 'application')),
  name TEXT NOT NULL,
  type TEXT NOT NULL,
  content BLOB NOT NULL,
  received TEXT NOT NULL
) STRICT;
CREATE INDEX upload_received ON upload (received);

CREATE TABLE message (
  id_message INTEGER PRIMARY KEY,
  kind TEXT NOT NULL CHECK (kind IN ('message', 'complaint', 'advice', 'application')),
  received TEXT NOT NULL,
  -- The cleaned payload (http/cleanTexts), and the names of its files.
  payload TEXT NOT NULL CHECK (json_valid(payload)),
  files TEXT NOT NULL CHECK (json_valid(files))
) STRICT;

CREATE TABLE appointment (
  uid TEXT PRIMARY KEY,
  starts TEXT NOT NULL,
  ends TEXT NOT NULL,
  place TEXT NOT NULL CHECK (place IN ('shop', 'video')),
  name TEXT NOT NULL,
  email TEXT NOT NULL,
  phone TEXT NOT NULL,
  message TEXT NOT NULL,
  id_lang INTEGER NOT NULL CHECK (id_lang > 0),
  booked TEXT NOT NULL,
  token_hash TEXT NOT NULL UNIQUE,
  cancelled INTEGER NOT NULL DEFAULT 0 CHECK (cancelled IN (0, 1))
) STRICT;
CREATE UNIQUE INDEX appointment_slot ON appointment (starts) WHERE cancelled = 0;

-- The responses to forms that had a key (idempotencyHeader). The same form with the same key gets the same response.
CREATE TABLE form_answer (
  key_hash TEXT PRIMARY KEY,
  request_hash TEXT NOT NULL,
  answer TEXT NOT NULL CHECK (json_valid(answer))
) STRICT, WITHOUT ROWID;
