-- The folded texts (search/wordForms) that a search reads, in each language. Of the products, only the index is stored.
-- Its columns are name, range (brand, family and categories), heads (the last parts of the compound words in name and
-- range), others (other words that customers use for the categories) and rest. In search_range, kind is category, brand
-- or family.

CREATE VIRTUAL TABLE search_nl USING fts5 (name, range, heads, others, rest, content = '', prefix = '2 3',
  tokenize = 'unicode61 remove_diacritics 2');
CREATE VIRTUAL TABLE search_nl_terms USING fts5vocab (search_nl, row);
CREATE VIRTUAL TABLE search_range_nl USING fts5 (kind UNINDEXED, id UNINDEXED, name, heads, others, prefix = '2 3',
  tokenize = 'unicode61 remove_diacritics 2');

CREATE VIRTUAL TABLE search_en USING fts5 (name, range, heads, others, rest, content = '', prefix = '2 3',
  tokenize = 'unicode61 remove_diacritics 2');
CREATE VIRTUAL TABLE search_en_terms USING fts5vocab (search_en, row);
CREATE VIRTUAL TABLE search_range_en USING fts5 (kind UNINDEXED, id UNINDEXED, name, heads, others, prefix = '2 3',
  tokenize = 'unicode61 remove_diacritics 2');

-- The folded words of the index, with their spelling in the catalogue, their stem and the number of products that
-- contain them.
CREATE TABLE search_word (
  lang TEXT NOT NULL CHECK (lang IN ('nl', 'en')),
  word TEXT NOT NULL,
  shown TEXT NOT NULL,
  stem TEXT NOT NULL,
  products INTEGER NOT NULL,
  PRIMARY KEY (lang, word)
) STRICT, WITHOUT ROWID;
CREATE INDEX search_word_stem ON search_word (lang, stem);
