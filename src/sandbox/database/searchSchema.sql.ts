/**
 * What is searched, per language. Texts come in folded (search/fold). Of products only the index is kept: `name`,
 * `range` (brand, family and categories), `heads` (the last parts of compound words in both), `others` (what shoppers
 * also call the categories) and the `rest`. Of the range, `kind` is category, brand or family.
 */
const tables = (lang: 'nl' | 'en') => `
CREATE VIRTUAL TABLE search_${lang} USING fts5 (name, range, heads, others, rest, content = '', prefix = '2 3',
  tokenize = 'unicode61 remove_diacritics 2');
CREATE VIRTUAL TABLE search_${lang}_terms USING fts5vocab (search_${lang}, row);
CREATE VIRTUAL TABLE search_range_${lang} USING fts5 (kind UNINDEXED, id UNINDEXED, name, heads, others, prefix = '2 3',
  tokenize = 'unicode61 remove_diacritics 2');
`

/** The words of the index, as a shopper would write them, with how many products have each. */
export const searchSchema = `${tables('nl')}${tables('en')}
CREATE TABLE search_word (
  lang TEXT NOT NULL CHECK (lang IN ('nl', 'en')),
  word TEXT NOT NULL,
  shown TEXT NOT NULL,
  stem TEXT NOT NULL,
  products INTEGER NOT NULL,
  PRIMARY KEY (lang, word)
) STRICT, WITHOUT ROWID;
CREATE INDEX search_word_stem ON search_word (lang, stem);
`
