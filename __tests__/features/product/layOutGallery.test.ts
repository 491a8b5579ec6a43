import { layOutGallery } from '../../../src/features/product/Gallery'
import { picture, variant } from '../../support/data/catalogueFixtures'

const widePicture = picture('a-wide', { frame: 'wide', width: 1440, height: 900 })
const otherVariants = ['b', 'c', 'd'].map((name) => variant({ colour: name }, { pictures: [picture(name)] }))

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
  ])('the pictures %j are laid out as %s, because %s', (names, layout) => {
    const ownVariant = variant({ colour: 'a' }, { pictures: [...names.map((name) => picture(name)), widePicture] })
    const result = layOutGallery(ownVariant, { combinations: [ownVariant, ...otherVariants], pictures: [] })
    expect(result.map(({ picture, isFullWidth }) => picture.name + (isFullWidth ? '!' : '')).join(' ')).toBe(
      `${layout} a-wide!`,
    )
  })

  test('a single additional view takes the whole width when there are no other variants', () => {
    const ownVariant = variant({}, { pictures: [picture('a'), picture('a-back')] })
    expect(
      layOutGallery(ownVariant, { combinations: [ownVariant], pictures: [] }).map(({ isFullWidth }) => isFullWidth),
    ).toEqual([true, true])
  })

  test('the product in its room and its close-up come before the other views, and each front names its variant', () => {
    const ownVariant = variant({ colour: 'a' }, { pictures: [picture('a'), picture('a-back', { view: 'back' })] })
    const [other] = otherVariants
    const pictures = [
      picture('b-room', { view: 'room', id_product_attribute: other!.id_product_attribute }),
      picture('a-detail', { view: 'detail', id_product_attribute: ownVariant.id_product_attribute }),
    ]
    const listPictures = (chosen: typeof ownVariant) =>
      layOutGallery(chosen, { combinations: [ownVariant, ...otherVariants], pictures }).map((each) => [
        each.picture.name,
        each.picture.id_product_attribute,
      ])
    const [ownId, otherId] = [ownVariant.id_product_attribute, other!.id_product_attribute]
    expect(listPictures(ownVariant)).toEqual([
      ['a', undefined],
      ['b-room', otherId],
      ['a-detail', ownId],
      ['a-back', undefined],
      ['b', otherId],
    ])
    expect(listPictures(other!)).toEqual([
      ['b', undefined],
      ['b-room', otherId],
      ['a-detail', ownId],
    ])
  })

  test('a picture that two variants share is shown once', () => {
    const ownVariant = variant({ size: 's' }, { pictures: [picture('a')] })
    const otherVariant = variant({ size: 'm' }, { pictures: [picture('a')] })
    expect(layOutGallery(ownVariant, { combinations: [ownVariant, otherVariant], pictures: [] })).toHaveLength(1)
  })
})
