-- The tables that the catalogue fills. Values that differ by language are JSON objects with nl and en. Pictures are
-- JSON as in catalogue.json. Money is in whole cents, and days are ISO days. Lists of keys are JSON arrays.

CREATE TABLE country (
  id_country INTEGER PRIMARY KEY,
  position INTEGER NOT NULL UNIQUE,
  iso TEXT NOT NULL UNIQUE,
  name TEXT NOT NULL CHECK (json_valid(name)),
  vat REAL NOT NULL CHECK (vat >= 0),
  postcode TEXT NOT NULL,
  extra_days INTEGER NOT NULL CHECK (extra_days >= 0)
) STRICT;

CREATE TABLE brand (
  id_brand INTEGER PRIMARY KEY,
  position INTEGER NOT NULL UNIQUE,
  slug TEXT NOT NULL UNIQUE,
  name TEXT NOT NULL,
  country TEXT NOT NULL,
  founded INTEGER NOT NULL,
  tagline TEXT NOT NULL CHECK (json_valid(tagline)),
  story TEXT NOT NULL CHECK (json_valid(story)),
  picture TEXT CHECK (json_valid(picture)),
  picture2 TEXT CHECK (json_valid(picture2)),
  build_your_own INTEGER NOT NULL CHECK (build_your_own IN (0, 1))
) STRICT;

CREATE TABLE category (
  id_category INTEGER PRIMARY KEY,
  position INTEGER NOT NULL UNIQUE,
  id_parent INTEGER REFERENCES category,
  slug TEXT NOT NULL CHECK (json_valid(slug)),
  name TEXT NOT NULL CHECK (json_valid(name)),
  description TEXT NOT NULL CHECK (json_valid(description)),
  picture TEXT CHECK (json_valid(picture))
) STRICT;

CREATE TABLE family (
  id_family INTEGER PRIMARY KEY,
  position INTEGER NOT NULL UNIQUE,
  id_brand INTEGER NOT NULL REFERENCES brand,
  slug TEXT NOT NULL CHECK (json_valid(slug)),
  name TEXT NOT NULL,
  description TEXT NOT NULL CHECK (json_valid(description)),
  picture TEXT CHECK (json_valid(picture))
) STRICT;

CREATE TABLE colour (
  position INTEGER PRIMARY KEY,
  key TEXT NOT NULL UNIQUE,
  name TEXT NOT NULL CHECK (json_valid(name)),
  hex TEXT NOT NULL
) STRICT;

CREATE TABLE material (
  position INTEGER PRIMARY KEY,
  key TEXT NOT NULL UNIQUE,
  name TEXT NOT NULL CHECK (json_valid(name))
) STRICT;

CREATE TABLE product (
  id_product INTEGER PRIMARY KEY,
  position INTEGER NOT NULL UNIQUE,
  id_brand INTEGER NOT NULL REFERENCES brand,
  id_family INTEGER REFERENCES family,
  slug TEXT NOT NULL CHECK (json_valid(slug)),
  name TEXT NOT NULL CHECK (json_valid(name)),
  added TEXT NOT NULL,
  is_new INTEGER NOT NULL CHECK (is_new IN (0, 1)),
  tile TEXT NOT NULL CHECK (tile IN ('single', 'wide')),
  weight_grams INTEGER NOT NULL CHECK (weight_grams >= 0),
  bulky INTEGER NOT NULL CHECK (bulky IN (0, 1)),
  gift_wrap INTEGER NOT NULL CHECK (gift_wrap IN (0, 1)),
  designer TEXT,
  description TEXT NOT NULL CHECK (json_valid(description)),
  materials TEXT NOT NULL CHECK (json_valid(materials)),
  care TEXT NOT NULL CHECK (json_valid(care)),
  dimensions TEXT NOT NULL CHECK (json_valid(dimensions)),
  pictures TEXT NOT NULL CHECK (json_valid(pictures)),
  scenes TEXT NOT NULL CHECK (json_valid(scenes)),
  active INTEGER NOT NULL CHECK (active IN (0, 1)),
  -- The variant that lists show; NULL for the default variant.
  id_list_variant INTEGER,
  drawings TEXT CHECK (json_valid(drawings)),
  -- Keys of the table material.
  material_keys TEXT NOT NULL CHECK (json_valid(material_keys))
) STRICT;
CREATE INDEX product_brand ON product (id_brand);
CREATE INDEX product_family ON product (id_family);
CREATE UNIQUE INDEX product_slug_nl ON product (slug ->> 'nl');
CREATE UNIQUE INDEX product_slug_en ON product (slug ->> 'en');

CREATE TABLE product_category (
  id_product INTEGER NOT NULL REFERENCES product,
  id_category INTEGER NOT NULL REFERENCES category,
  PRIMARY KEY (id_product, id_category)
) STRICT, WITHOUT ROWID;
CREATE INDEX product_category_back ON product_category (id_category);

-- The products of each category, including the products of its child categories.
CREATE TABLE category_product (
  id_category INTEGER NOT NULL REFERENCES category,
  id_product INTEGER NOT NULL REFERENCES product,
  PRIMARY KEY (id_category, id_product)
) STRICT, WITHOUT ROWID;
CREATE INDEX category_product_back ON category_product (id_product, id_category);

CREATE TABLE product_relation (
  id_product INTEGER NOT NULL REFERENCES product,
  kind TEXT NOT NULL CHECK (kind IN ('related', 'complementary')),
  position INTEGER NOT NULL,
  id_other INTEGER NOT NULL REFERENCES product,
  PRIMARY KEY (id_product, kind, position)
) STRICT, WITHOUT ROWID;

CREATE TABLE product_download (
  id_product INTEGER NOT NULL REFERENCES product,
  position INTEGER NOT NULL,
  name TEXT NOT NULL CHECK (json_valid(name)),
  href TEXT NOT NULL CHECK (json_valid(href)),
  bytes TEXT NOT NULL CHECK (json_valid(bytes)),
  PRIMARY KEY (id_product, position)
) STRICT, WITHOUT ROWID;

CREATE TABLE combination (
  id_product_attribute INTEGER PRIMARY KEY,
  id_product INTEGER NOT NULL REFERENCES product,
  position INTEGER NOT NULL,
  id_sku INTEGER NOT NULL UNIQUE,
  -- NULL for the weight of the product.
  weight_grams INTEGER CHECK (weight_grams > 0),
  reference TEXT NOT NULL UNIQUE,
  ean13 TEXT NOT NULL UNIQUE,
  name TEXT NOT NULL CHECK (json_valid(name)),
  slug TEXT NOT NULL CHECK (json_valid(slug)),
  attributes TEXT NOT NULL CHECK (json_valid(attributes)),
  price_cents INTEGER NOT NULL CHECK (price_cents > 0),
  regular_cents INTEGER CHECK (regular_cents > price_cents),
  lowest_cents INTEGER CHECK (lowest_cents > 0),
  stock INTEGER NOT NULL CHECK (stock >= 0),
  delivery_unit TEXT NOT NULL CHECK (delivery_unit IN ('days', 'weeks')),
  delivery_min INTEGER NOT NULL CHECK (delivery_min >= 0),
  delivery_max INTEGER NOT NULL CHECK (delivery_max >= delivery_min),
  is_default INTEGER NOT NULL CHECK (is_default IN (0, 1)),
  dimensions TEXT CHECK (json_valid(dimensions)),
  -- NULL for the drawings of the product.
  drawings TEXT CHECK (json_valid(drawings)),
  photos TEXT NOT NULL CHECK (json_valid(photos)),
  -- Keys of the table colour.
  colour_keys TEXT NOT NULL CHECK (json_valid(colour_keys)),
  UNIQUE (id_product, position),
  UNIQUE (id_product, id_product_attribute),
  CHECK ((regular_cents IS NULL) = (lowest_cents IS NULL))
) STRICT;

-- Article numbers and EANs in capitals, with letters and digits only.
CREATE TABLE article_number (
  number TEXT NOT NULL,
  id_product INTEGER NOT NULL REFERENCES product,
  PRIMARY KEY (number, id_product)
) STRICT, WITHOUT ROWID;

CREATE TABLE campaign (
  id TEXT PRIMARY KEY,
  id_cart_rule INTEGER NOT NULL UNIQUE,
  slug TEXT NOT NULL CHECK (json_valid(slug)),
  title TEXT NOT NULL CHECK (json_valid(title)),
  teaser TEXT NOT NULL CHECK (json_valid(teaser)),
  note TEXT CHECK (json_valid(note)),
  type TEXT NOT NULL,
  value TEXT NOT NULL CHECK (json_valid(value)),
  brand TEXT REFERENCES brand (slug),
  code TEXT,
  starts TEXT,
  ends TEXT,
  picture TEXT CHECK (json_valid(picture))
) STRICT;

CREATE TABLE campaign_product (
  id TEXT NOT NULL REFERENCES campaign,
  position INTEGER NOT NULL,
  id_product INTEGER NOT NULL REFERENCES product,
  PRIMARY KEY (id, position)
) STRICT, WITHOUT ROWID;

CREATE TABLE voucher (
  id_cart_rule INTEGER PRIMARY KEY,
  code TEXT NOT NULL UNIQUE COLLATE NOCASE,
  name TEXT NOT NULL CHECK (json_valid(name)),
  type TEXT NOT NULL CHECK (type IN ('percent', 'amount', 'free_shipping')),
  percent REAL CHECK (percent > 0 AND percent <= 100),
  amount_cents INTEGER CHECK (amount_cents > 0),
  minimum_cents INTEGER NOT NULL CHECK (minimum_cents >= 0),
  brand TEXT REFERENCES brand (slug),
  starts TEXT,
  ends TEXT,
  once INTEGER NOT NULL CHECK (once IN (0, 1)),
  exclude_sale INTEGER NOT NULL CHECK (exclude_sale IN (0, 1)),
  max_uses INTEGER CHECK (max_uses >= 0),
  email TEXT COLLATE NOCASE,
  CHECK ((percent IS NOT NULL) = (type = 'percent')),
  CHECK ((amount_cents IS NOT NULL) = (type = 'amount'))
) STRICT;

CREATE TABLE carrier (
  id_carrier INTEGER PRIMARY KEY,
  position INTEGER NOT NULL UNIQUE,
  key TEXT NOT NULL UNIQUE,
  name TEXT NOT NULL CHECK (json_valid(name)),
  delay TEXT NOT NULL CHECK (json_valid(delay)),
  bulky INTEGER NOT NULL CHECK (bulky IN (0, 1)),
  max_grams INTEGER CHECK (max_grams > 0),
  has_service_points INTEGER NOT NULL CHECK (has_service_points IN (0, 1))
) STRICT;

CREATE TABLE carrier_country (
  id_carrier INTEGER NOT NULL REFERENCES carrier,
  iso TEXT NOT NULL REFERENCES country (iso),
  price_cents INTEGER NOT NULL CHECK (price_cents >= 0),
  free_from_cents INTEGER,
  PRIMARY KEY (id_carrier, iso)
) STRICT, WITHOUT ROWID;

CREATE TABLE service_point (
  id TEXT PRIMARY KEY,
  id_carrier INTEGER NOT NULL REFERENCES carrier,
  iso TEXT NOT NULL REFERENCES country (iso),
  name TEXT NOT NULL,
  address TEXT NOT NULL,
  postcode TEXT NOT NULL,
  city TEXT NOT NULL,
  hours TEXT NOT NULL CHECK (json_valid(hours)),
  latitude REAL NOT NULL CHECK (latitude BETWEEN -90 AND 90),
  longitude REAL NOT NULL CHECK (longitude BETWEEN -180 AND 180)
) STRICT;

-- The approximate locations of the postcodes that begin with a prefix. The longest matching prefix counts.
CREATE TABLE postcode_area (
  iso TEXT NOT NULL REFERENCES country (iso),
  postcode TEXT NOT NULL,
  latitude REAL NOT NULL CHECK (latitude BETWEEN -90 AND 90),
  longitude REAL NOT NULL CHECK (longitude BETWEEN -180 AND 180),
  PRIMARY KEY (iso, postcode)
) STRICT, WITHOUT ROWID;

CREATE TABLE payment_method (
  id_payment INTEGER PRIMARY KEY,
  key TEXT NOT NULL UNIQUE,
  name TEXT NOT NULL CHECK (json_valid(name)),
  note TEXT CHECK (json_valid(note)),
  fee_cents INTEGER NOT NULL CHECK (fee_cents >= 0),
  minimum_cents INTEGER CHECK (minimum_cents >= 0),
  maximum_cents INTEGER CHECK (maximum_cents > 0)
) STRICT;

CREATE TABLE payment_method_country (
  id_payment INTEGER NOT NULL REFERENCES payment_method,
  iso TEXT NOT NULL REFERENCES country (iso),
  PRIMARY KEY (id_payment, iso)
) STRICT, WITHOUT ROWID;

CREATE TABLE gift_wrap (
  only INTEGER PRIMARY KEY CHECK (only = 1),
  price_cents INTEGER NOT NULL CHECK (price_cents >= 0),
  free_from_cents INTEGER NOT NULL CHECK (free_from_cents >= 0),
  message_max INTEGER NOT NULL CHECK (message_max > 0)
) STRICT;
