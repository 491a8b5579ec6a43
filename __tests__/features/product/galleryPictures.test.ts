import { galleryPictures } from '../../../src/features/product/Gallery'
import { picture, variant } from '../../support/data/catalogueFixtures'

const wide = picture('a-wide', { frame: 'wide', width: 1440, height: 900 })
const others = ['b', 'c', 'd'].map((name) => variant({ colour: name }, { pictures: [picture(name)] }))

describe('the gallery (docs/look.md, "Gallery"): no place stays empty', () => {
  test.each([
    [['a'], 'a! b c', 'a lone front is filled up with other variants'],
    [['a', 'a-back'], 'a! a-back b', 'one view and one other variant'],
    [['a', 'a-back', 'a-detail'], 'a! a-back a-detail', 'two views need no other variant'],
    [['a', 'a-back', 'a-side', 'a-detail'], 'a! a-back a-side a-detail b', 'three views and one other variant'],
  ])('%s: %s', (names, shown) => {
    const own = variant({ colour: 'a' }, { pictures: [...names.map((name) => picture(name)), wide] })
    const result = galleryPictures(own, [own, ...others])
    expect(result.map(({ picture, whole }) => picture.name + (whole ? '!' : '')).join(' ')).toBe(`${shown} a-wide!`)
  })

  test('without other variants a single further view takes the whole width', () => {
    const own = variant({}, { pictures: [picture('a'), picture('a-back')] })
    expect(galleryPictures(own, [own]).map(({ whole }) => whole)).toEqual([true, true])
  })

  test('a picture that variants share shows once', () => {
    const own = variant({ size: 's' }, { pictures: [picture('a')] })
    const same = variant({ size: 'm' }, { pictures: [picture('a')] })
    expect(galleryPictures(own, [own, same])).toHaveLength(1)
  })
})
