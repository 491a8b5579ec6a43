/** Wishlists of registered customers, with price and stock of the day something was kept. */
export const wishlistSchema = `
CREATE TABLE wishlist (
  id_customer INTEGER PRIMARY KEY REFERENCES customer,
  share_key TEXT UNIQUE
) STRICT;

CREATE TABLE wish (
  id_wish INTEGER PRIMARY KEY AUTOINCREMENT,
  id_customer INTEGER NOT NULL REFERENCES customer,
  id_product_attribute INTEGER NOT NULL REFERENCES combination,
  quantity INTEGER NOT NULL CHECK (quantity > 0),
  added TEXT NOT NULL,
  price_cents INTEGER NOT NULL CHECK (price_cents >= 0),
  in_stock INTEGER NOT NULL CHECK (in_stock IN (0, 1)),
  UNIQUE (id_customer, id_product_attribute)
) STRICT;
`
