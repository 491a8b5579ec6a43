/** Requests to send pieces of an order back. */
export const withdrawalSchema = `
CREATE TABLE withdrawal (
  id_order INTEGER PRIMARY KEY REFERENCES orders,
  requested TEXT NOT NULL,
  reason TEXT NOT NULL
) STRICT;

CREATE TABLE withdrawal_line (
  id_order INTEGER NOT NULL REFERENCES withdrawal,
  position INTEGER NOT NULL,
  quantity INTEGER NOT NULL CHECK (quantity > 0),
  PRIMARY KEY (id_order, position),
  FOREIGN KEY (id_order, position) REFERENCES order_line
) STRICT, WITHOUT ROWID;
`
