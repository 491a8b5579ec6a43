const starts = 'Al Bor Dal Ei Fal Grim Hal Is Jor Kal Lund Mar Nor Ol Pil Ras Sten Tor Ul Vin Yng Sol Fjel Ham'.split(
  ' ',
)
const middles = 'a e i o u an en in or ar il em'.split(' ')
const ends = 'da ga ka la ma na ra sa ta va lo no ro to vo li ni ri ti vi sen ken len ren'.split(' ')
const tails = ['', ...'n r s l ne lle tta sk st nd rg'.split(' ')]
const all = starts.length * middles.length * ends.length * tails.length
/** Has no divisor in common with `all`: every step lands on another name until all were there. */
const stride = 48_271

/** Names that sound Scandinavian, each once, always the same ones in the same order; none of those that are taken. */
export function* madeUpNames(taken: Iterable<string>): Generator<string, undefined> {
  const given = new Set(taken)
  for (let number = 0; number < all; number += 1) {
    let rest = (number * stride) % all
    const parts = [starts, middles, ends, tails].map((list) => {
      const part = list[rest % list.length]
      rest = Math.floor(rest / list.length)
      return part
    })
    const name = parts.join('')
    if (given.has(name)) continue
    given.add(name)
    yield name
  }
  return undefined
}
