/** Requests to send pieces of an order back, each as it was asked; and the keys of orders that were found by their number, as SHA-256 only. */
export const withdrawalSchema = `
CREATE TABLE withdrawal (
  id_withdrawal INTEGER PRIMARY KEY,
  id_order INTEGER NOT NULL REFERENCES orders,
  requested TEXT NOT NULL,
  reason TEXT NOT NULL
) STRICT;
CREATE INDEX withdrawal_order ON withdrawal (id_order);

CREATE TABLE withdrawal_line (
  id_withdrawal INTEGER NOT NULL REFERENCES withdrawal ON DELETE CASCADE,
  id_order INTEGER NOT NULL,
  position INTEGER NOT NULL,
  quantity INTEGER NOT NULL CHECK (quantity > 0),
  PRIMARY KEY (id_withdrawal, position),
  FOREIGN KEY (id_order, position) REFERENCES order_line
) STRICT, WITHOUT ROWID;
CREATE INDEX withdrawal_line_order ON withdrawal_line (id_order, position);

CREATE TABLE order_key (
  token_hash TEXT PRIMARY KEY,
  id_order INTEGER NOT NULL REFERENCES orders,
  given TEXT NOT NULL
) STRICT, WITHOUT ROWID;
`
