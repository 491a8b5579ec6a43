-- The tables that users fill. Tokens are stored as SHA-256 hashes. The exceptions are the token of a payment, which is
-- part of the address of the provider's page and opens nothing else, and the keys of public pages (giftlist.code,
-- wishlist.share_key), which their owners see again.

CREATE TABLE customer (
  id_customer INTEGER PRIMARY KEY,
  email TEXT NOT NULL COLLATE NOCASE,
  id_gender INTEGER CHECK (id_gender IN (1, 2, 3)),
  firstname TEXT NOT NULL,
  lastname TEXT NOT NULL,
  is_guest INTEGER NOT NULL CHECK (is_guest IN (0, 1)),
  id_lang INTEGER NOT NULL CHECK (id_lang > 0),
  password_hash TEXT,
  id_address_delivery INTEGER REFERENCES address ON DELETE SET NULL,
  id_address_invoice INTEGER REFERENCES address ON DELETE SET NULL,
  CHECK (is_guest = (password_hash IS NULL))
) STRICT;
CREATE UNIQUE INDEX customer_account ON customer (email) WHERE is_guest = 0;

CREATE TABLE giftlist (
  -- Links and bookmarks contain the id, so it is never reused.
  id_giftlist INTEGER PRIMARY KEY AUTOINCREMENT,
  id_customer INTEGER REFERENCES customer,
  -- The second owner, who accepted the invitation of the first; NULL if there is none.
  id_partner INTEGER REFERENCES customer,
  -- The latest invitation of a second owner; NULL if there is none. The token still works for the customer who has
  -- accepted the invitation.
  partner_email TEXT,
  partner_token_hash TEXT UNIQUE,
  partner_invited TEXT,
  name TEXT NOT NULL,
  name_parents TEXT NOT NULL,
  welcome_message TEXT NOT NULL,
  gender INTEGER CHECK (gender IN (1, 2, 3)),
  published INTEGER NOT NULL CHECK (published IN (0, 1)),
  listed INTEGER NOT NULL DEFAULT 0 CHECK (listed IN (0, 1)),
  -- The code of the public page, which owners may print on cards.
  code TEXT NOT NULL UNIQUE,
  event_date TEXT,
  hidden_until TEXT,
  id_address_delivery INTEGER REFERENCES address ON DELETE SET NULL
) STRICT;
CREATE INDEX giftlist_customer ON giftlist (id_customer);
CREATE INDEX giftlist_partner ON giftlist (id_partner) WHERE id_partner IS NOT NULL;

CREATE TABLE giftlist_product (
  id_giftlist_product INTEGER PRIMARY KEY AUTOINCREMENT,
  id_giftlist INTEGER NOT NULL REFERENCES giftlist,
  id_product_attribute INTEGER NOT NULL REFERENCES combination,
  -- 0 if an owner removed the item while its gifts were hidden.
  quantity INTEGER NOT NULL CHECK (quantity >= 0),
  priority INTEGER NOT NULL,
  received INTEGER NOT NULL DEFAULT 0 CHECK (received >= 0),
  -- The price in cents when the payment of the first contribution began; NULL before that.
  fixed_cents INTEGER CHECK (fixed_cents > 0),
  UNIQUE (id_giftlist, id_product_attribute)
) STRICT;

CREATE TABLE session (
  token_hash TEXT PRIMARY KEY,
  id_customer INTEGER NOT NULL REFERENCES customer,
  started TEXT NOT NULL,
  -- The last use that was recorded (session/sessions).
  used TEXT NOT NULL
) STRICT;

CREATE TABLE address (
  id_address INTEGER PRIMARY KEY,
  id_customer INTEGER NOT NULL REFERENCES customer,
  firstname TEXT NOT NULL,
  lastname TEXT NOT NULL,
  company TEXT,
  vat_number TEXT,
  address1 TEXT NOT NULL,
  address2 TEXT,
  postcode TEXT NOT NULL,
  city TEXT NOT NULL,
  id_country INTEGER NOT NULL REFERENCES country
) STRICT;
CREATE INDEX address_customer ON address (id_customer);

CREATE TABLE cart (
  id_cart INTEGER PRIMARY KEY,
  token_hash TEXT NOT NULL UNIQUE,
  closed INTEGER NOT NULL DEFAULT 0 CHECK (closed IN (0, 1)),
  id_customer INTEGER REFERENCES customer,
  id_country INTEGER NOT NULL REFERENCES country,
  id_carrier INTEGER REFERENCES carrier,
  service_point TEXT REFERENCES service_point,
  id_address_delivery INTEGER REFERENCES address ON DELETE SET NULL,
  id_address_invoice INTEGER REFERENCES address ON DELETE SET NULL,
  gift_wanted INTEGER NOT NULL DEFAULT 0 CHECK (gift_wanted IN (0, 1)),
  gift_message TEXT NOT NULL DEFAULT ''
) STRICT;
CREATE INDEX cart_customer ON cart (id_customer);

-- Further tokens of a cart: each device on which its customer logs in gets one.
CREATE TABLE cart_token (
  token_hash TEXT PRIMARY KEY,
  id_cart INTEGER NOT NULL REFERENCES cart
) STRICT, WITHOUT ROWID;

CREATE TABLE cart_item (
  id_cart_item INTEGER PRIMARY KEY AUTOINCREMENT,
  id_cart INTEGER NOT NULL REFERENCES cart,
  id_product_attribute INTEGER NOT NULL REFERENCES combination,
  quantity INTEGER NOT NULL CHECK (quantity > 0),
  -- An item that an owner removes from the gift list before it has gifts also leaves the carts.
  id_giftlist_product INTEGER REFERENCES giftlist_product ON DELETE CASCADE,
  -- The amount of a contribution to an item of a gift list; NULL for whole items.
  amount_cents INTEGER CHECK (amount_cents > 0),
  message TEXT NOT NULL DEFAULT '',
  destination TEXT CHECK (destination IN ('giver', 'owner', 'pickup')),
  CHECK (amount_cents IS NULL OR (quantity = 1 AND id_giftlist_product IS NOT NULL)),
  CHECK ((destination IS NULL) = (id_giftlist_product IS NULL OR amount_cents IS NOT NULL))
) STRICT;
CREATE UNIQUE INDEX cart_item_line
  ON cart_item (id_cart, id_product_attribute, ifnull(id_giftlist_product, 0), amount_cents IS NULL);
CREATE INDEX cart_item_gift ON cart_item (id_giftlist_product) WHERE id_giftlist_product IS NOT NULL;

-- Designs of the shelving configurator. Their items are part of the quantities of cart_item; a design is not shown if
-- some of its items are no longer in the cart.
CREATE TABLE cart_design (
  id_cart_design INTEGER PRIMARY KEY AUTOINCREMENT,
  id_cart INTEGER NOT NULL REFERENCES cart,
  design TEXT NOT NULL,
  items TEXT NOT NULL CHECK (json_valid(items))
) STRICT;
CREATE INDEX cart_design_cart ON cart_design (id_cart);

-- Additions that had a key (idempotencyHeader). The same addition with the same key does not count again.
CREATE TABLE cart_addition (
  key_hash TEXT PRIMARY KEY,
  id_cart INTEGER NOT NULL REFERENCES cart,
  payload TEXT NOT NULL CHECK (json_valid(payload))
) STRICT, WITHOUT ROWID;

CREATE TABLE cart_voucher (
  id_cart INTEGER NOT NULL REFERENCES cart,
  id_cart_rule INTEGER NOT NULL REFERENCES voucher,
  PRIMARY KEY (id_cart, id_cart_rule)
) STRICT, WITHOUT ROWID;

CREATE TABLE payment (
  id INTEGER PRIMARY KEY,
  token TEXT NOT NULL UNIQUE,
  id_cart INTEGER NOT NULL REFERENCES cart,
  id_customer INTEGER NOT NULL REFERENCES customer,
  id_payment INTEGER NOT NULL REFERENCES payment_method,
  id_lang INTEGER NOT NULL CHECK (id_lang > 0),
  -- The amount that is charged: the total of the cart and the fee of the method.
  amount_cents INTEGER NOT NULL CHECK (amount_cents >= 0),
  fee_cents INTEGER NOT NULL CHECK (fee_cents BETWEEN 0 AND amount_cents),
  state TEXT NOT NULL CHECK (state IN ('pending', 'paid', 'failed', 'cancelled', 'expired')),
  origin TEXT NOT NULL,
  started TEXT NOT NULL
) STRICT;
CREATE UNIQUE INDEX payment_one_pending ON payment (id_cart) WHERE state = 'pending';
CREATE UNIQUE INDEX payment_one_paid ON payment (id_cart) WHERE state = 'paid';

-- Items that are reserved for the pending payment "id". Their stock returns when the payment is no longer pending.
CREATE TABLE reservation (
  id INTEGER NOT NULL REFERENCES payment,
  id_product_attribute INTEGER NOT NULL REFERENCES combination,
  quantity INTEGER NOT NULL CHECK (quantity > 0),
  PRIMARY KEY (id, id_product_attribute)
) STRICT, WITHOUT ROWID;
CREATE TRIGGER payment_ended AFTER UPDATE OF state ON payment WHEN OLD.state = 'pending' AND NEW.state <> 'pending'
BEGIN
  UPDATE combination SET stock = stock + reservation.quantity FROM reservation
    WHERE reservation.id = OLD.id AND reservation.id_product_attribute = combination.id_product_attribute;
  DELETE FROM reservation WHERE id = OLD.id;
END;

CREATE TABLE orders (
  id_order INTEGER PRIMARY KEY,
  number TEXT NOT NULL UNIQUE,
  id_cart INTEGER NOT NULL UNIQUE REFERENCES cart,
  id_customer INTEGER NOT NULL REFERENCES customer,
  placed TEXT NOT NULL,
  status TEXT NOT NULL,
  email TEXT NOT NULL,
  is_guest INTEGER NOT NULL CHECK (is_guest IN (0, 1)),
  items_cents INTEGER NOT NULL,
  discount_cents INTEGER NOT NULL,
  shipping_cents INTEGER NOT NULL,
  wrapping_cents INTEGER NOT NULL,
  fee_cents INTEGER NOT NULL DEFAULT 0,
  total_cents INTEGER NOT NULL,
  vat TEXT NOT NULL CHECK (json_valid(vat)),
  -- NULL if nothing is delivered to the customer, for instance because the order contains only gifts for someone else.
  id_carrier INTEGER REFERENCES carrier,
  service_point TEXT REFERENCES service_point,
  id_payment INTEGER NOT NULL REFERENCES payment_method,
  gift_wanted INTEGER NOT NULL CHECK (gift_wanted IN (0, 1)),
  gift_message TEXT NOT NULL,
  delivery_address TEXT NOT NULL CHECK (json_valid(delivery_address)),
  invoice_address TEXT NOT NULL CHECK (json_valid(invoice_address)),
  offers TEXT NOT NULL CHECK (json_valid(offers)),
  CHECK (total_cents = items_cents - discount_cents + shipping_cents + wrapping_cents + fee_cents)
) STRICT;
CREATE INDEX orders_customer ON orders (id_customer);

CREATE TABLE order_line (
  id_order INTEGER NOT NULL REFERENCES orders,
  position INTEGER NOT NULL,
  id_product_attribute INTEGER NOT NULL REFERENCES combination,
  quantity INTEGER NOT NULL CHECK (quantity > 0),
  price_cents INTEGER NOT NULL,
  regular_cents INTEGER,
  lowest_cents INTEGER,
  discount_cents INTEGER NOT NULL CHECK (discount_cents >= 0),
  free_quantity INTEGER NOT NULL CHECK (free_quantity BETWEEN 0 AND quantity),
  -- NULL if the line is not a gift, or after the item was removed from its list, which is possible once all its gifts
  -- are returned.
  id_giftlist_product INTEGER REFERENCES giftlist_product ON DELETE SET NULL,
  delivery TEXT NOT NULL CHECK (json_valid(delivery)),
  amount_cents INTEGER,
  message TEXT NOT NULL DEFAULT '',
  destination TEXT CHECK (destination IN ('giver', 'owner', 'pickup')),
  thanked INTEGER NOT NULL DEFAULT 0 CHECK (thanked IN (0, 1)),
  PRIMARY KEY (id_order, position)
) STRICT, WITHOUT ROWID;
CREATE INDEX order_line_gift ON order_line (id_giftlist_product) WHERE id_giftlist_product IS NOT NULL;

CREATE TABLE order_voucher (
  id_order INTEGER NOT NULL REFERENCES orders,
  id_cart_rule INTEGER NOT NULL REFERENCES voucher,
  email TEXT NOT NULL COLLATE NOCASE,
  amount_cents INTEGER NOT NULL CHECK (amount_cents >= 0),
  PRIMARY KEY (id_order, id_cart_rule)
) STRICT, WITHOUT ROWID;
CREATE INDEX order_voucher_use ON order_voucher (id_cart_rule, email);

-- Links to set a password. The state is 'ended' if the account has changed since the link was requested.
CREATE TABLE password_reset (
  token_hash TEXT PRIMARY KEY,
  id_customer INTEGER NOT NULL REFERENCES customer,
  requested TEXT NOT NULL,
  state TEXT NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'used', 'ended'))
) STRICT, WITHOUT ROWID;
CREATE INDEX password_reset_customer ON password_reset (id_customer);

CREATE TABLE wishlist (
  id_customer INTEGER PRIMARY KEY REFERENCES customer,
  share_key TEXT UNIQUE
) STRICT;

-- Items of wishlists. The price and in_stock are those of the time when the item was added.
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

-- Designs of the shelving configurator that customers saved.
CREATE TABLE design (
  id_design INTEGER PRIMARY KEY AUTOINCREMENT,
  id_customer INTEGER NOT NULL REFERENCES customer,
  name TEXT NOT NULL,
  design TEXT NOT NULL,
  saved TEXT NOT NULL,
  UNIQUE (id_customer, design)
) STRICT;

-- Newsletter subscriptions, including those that still wait for the confirmation (double opt-in).
CREATE TABLE newsletter (
  email TEXT PRIMARY KEY COLLATE NOCASE,
  firstname TEXT NOT NULL,
  lastname TEXT NOT NULL,
  id_lang INTEGER NOT NULL CHECK (id_lang > 0),
  -- An ended subscription keeps its row, without names, so that the links in its emails still work.
  state TEXT NOT NULL CHECK (state IN ('pending', 'subscribed', 'ended')),
  -- The account that shows the subscription and can end it; NULL if there is none. The customer has confirmed the
  -- address by an email link.
  id_customer INTEGER REFERENCES customer
) STRICT;
CREATE INDEX newsletter_customer ON newsletter (id_customer);

-- The emails about a subscription. Each has its own token, which can confirm the subscription and end it.
CREATE TABLE newsletter_email (
  token_hash TEXT PRIMARY KEY,
  email TEXT NOT NULL COLLATE NOCASE REFERENCES newsletter ON UPDATE CASCADE ON DELETE CASCADE,
  sent TEXT NOT NULL,
  -- The account that requested the email; NULL if there is none, and after the subscription has ended.
  id_customer INTEGER REFERENCES customer
) STRICT, WITHOUT ROWID;
CREATE INDEX newsletter_email_sent ON newsletter_email (email, sent);
CREATE INDEX newsletter_email_customer ON newsletter_email (id_customer);

-- Requests for an email when a variant is in stock again (double opt-in). The email address is empty once the request
-- has ended or was answered. The variant may leave the catalogue, so its column is not a foreign key.
CREATE TABLE stock_alert (
  id_stock_alert INTEGER PRIMARY KEY,
  email TEXT NOT NULL COLLATE NOCASE,
  id_product_attribute INTEGER NOT NULL,
  id_lang INTEGER NOT NULL CHECK (id_lang > 0),
  origin TEXT NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('pending', 'confirmed', 'answered', 'ended')),
  CHECK ((email = '') = (state IN ('answered', 'ended')))
) STRICT;
CREATE UNIQUE INDEX stock_alert_open ON stock_alert (email, id_product_attribute) WHERE email <> '';
CREATE INDEX stock_alert_confirmed ON stock_alert (id_product_attribute) WHERE state = 'confirmed';

-- The emails with a link that confirms or ends a stock alert.
CREATE TABLE stock_alert_email (
  token_hash TEXT PRIMARY KEY,
  id_stock_alert INTEGER NOT NULL REFERENCES stock_alert ON DELETE CASCADE,
  sent TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX stock_alert_email_sent ON stock_alert_email (id_stock_alert, sent);

-- Requests to return items of an order.
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

-- Keys for orders that users found by number and email address.
CREATE TABLE order_key (
  token_hash TEXT PRIMARY KEY,
  id_order INTEGER NOT NULL REFERENCES orders,
  created TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- Counts the changes to products and variants by any process, so that caches notice them (catalogue/cacheByRevision).
CREATE TABLE catalogue_revision (
  only INTEGER PRIMARY KEY CHECK (only = 1),
  revision INTEGER NOT NULL
) STRICT;
INSERT INTO catalogue_revision VALUES (1, 0);
CREATE TRIGGER product_added AFTER INSERT ON product BEGIN UPDATE catalogue_revision SET revision = revision + 1; END;
CREATE TRIGGER product_changed AFTER UPDATE ON product BEGIN UPDATE catalogue_revision SET revision = revision + 1; END;
CREATE TRIGGER combination_changed AFTER UPDATE ON combination BEGIN UPDATE catalogue_revision SET revision = revision + 1; END;
