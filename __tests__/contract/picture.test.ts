import * as v from 'valibot'
import { picture } from '../../src/contract/picture'

const whole = {
  ...{ name: 'tove-oak', alt: 'Tove', width: 1152, height: 1440, frame: 'portrait', tone: '#e3dbcf', view: 'front' },
}

test.each([
  'tove-oak',
  'img/12/Tove_1.jpg',
  'https://cdn.example.com/12.jpg',
  'https://cdn.example.com/12-{width}.webp?x=1',
  'http://localhost:8080/p/1',
])('the name "%s" is valid', (name) => {
  expect(v.parse(picture, { ...whole, name })).toEqual({ ...whole, name })
})

test.each([
  '',
  '/pictures/tove',
  '../secret',
  'a/../b',
  '//evil.example/x',
  'javascript:alert(1)',
  'data:image/png;base64,AA',
  'https://me:secret@cdn.example.com/1.jpg',
  'https://cdn.example.com/a b.jpg',
  'https://cdn.example.com/1.jpg 1x, https://evil.example/2.jpg',
  'https://cdn.example.com/"onerror="x',
])('the name "%s" is invalid', (name) => {
  expect(v.safeParse(picture, { ...whole, name }).success).toBe(false)
})

test('a picture that has only a name gets the format of most products', () => {
  const ground = { alt: '', width: 1152, height: 1440, frame: 'portrait', tone: '#e8e3da' }
  expect(v.parse(picture, { name: 'tove-oak' })).toMatchObject(ground)
  const odd = { name: 'tove-oak', alt: null, width: 'wide', height: -1, frame: 'square', tone: 'oak', view: 3 }
  expect(v.parse(picture, odd)).toMatchObject(ground)
})

test('a picture without a format gets the format that matches its shape', () => {
  expect(v.parse(picture, { ...whole, frame: undefined, width: 1440, height: 900 })).toMatchObject({ frame: 'wide' })
})
