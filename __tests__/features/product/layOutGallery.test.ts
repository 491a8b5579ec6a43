import { layOutGallery } from '../../../src/features/product/Gallery'
import { picture, variant } from '../../support/data/catalogueFixtures'

const wide = picture('a-wide', { frame: 'wide', width: 1440, height: 900 })
const others = ['b', 'c', 'd'].map((name) => variant({ colour: name }, { pictures: [picture(name)] }))

describe('the layout of the gallery (docs/look.md, "Gallery")', () => {
  test.each([
    [['a'], 'a! b c', 'the fronts of two other variants complete a lone front'],
    [['a', 'a-back'], 'a! a-back b', 'the front of another variant completes one view'],
    [['a', 'a-back', 'a-detail'], 'a! a-back a-detail', 'two views need no other variant'],
    [
      ['a', 'a-back', 'a-side', 'a-detail'],
      'a! a-back a-side a-detail b',
      'the front of another variant completes three views',
    ],
  ])('the pictures %j are laid out as %s, because %s', (names, shown) => {
    const own = variant({ colour: 'a' }, { pictures: [...names.map((name) => picture(name)), wide] })
    const result = layOutGallery(own, { combinations: [own, ...others], pictures: [] })
    expect(result.map(({ picture, isFullWidth }) => picture.name + (isFullWidth ? '!' : '')).join(' ')).toBe(
      `${shown} a-wide!`,
    )
  })

  test('a single additional view takes the whole width when there are no other variants', () => {
    const own = variant({}, { pictures: [picture('a'), picture('a-back')] })
    expect(layOutGallery(own, { combinations: [own], pictures: [] }).map(({ isFullWidth }) => isFullWidth)).toEqual([
      true,
      true,
    ])
  })

  test('the product in its room and its close-up come before the other views, and fronts know their variant', () => {
    const own = variant({ colour: 'a' }, { pictures: [picture('a'), picture('a-back', { view: 'back' })] })
    const [other] = others
    const pictures = [
      picture('b-room', { view: 'room', id_product_attribute: other!.id_product_attribute }),
      picture('a-detail', { view: 'detail', id_product_attribute: own.id_product_attribute }),
    ]
    const shown = (chosen: typeof own) =>
      layOutGallery(chosen, { combinations: [own, ...others], pictures }).map((each) => [
        each.picture.name,
        each.picture.id_product_attribute,
      ])
    const [mine, its] = [own.id_product_attribute, other!.id_product_attribute]
    expect(shown(own)).toEqual([
      ['a', undefined],
      ['b-room', its],
      ['a-detail', mine],
      ['a-back', undefined],
      ['b', its],
    ])
    expect(shown(other!)).toEqual([
      ['b', undefined],
      ['b-room', its],
      ['a-detail', mine],
    ])
  })

  test('a picture that two variants share is shown once', () => {
    const own = variant({ size: 's' }, { pictures: [picture('a')] })
    const same = variant({ size: 'm' }, { pictures: [picture('a')] })
    expect(layOutGallery(own, { combinations: [own, same], pictures: [] })).toHaveLength(1)
  })
})
