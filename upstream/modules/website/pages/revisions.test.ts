import { expect, test } from 'vitest'
import type { Block } from '#contract/website/blocks.ts'
import { rollFrom } from '#upstream/testing/random.ts'
import { differenceOf, type RevisionContent, wordChanges } from './revisions.ts'
import { listOf, oneOf } from './testing/random.ts'
import { sampleBlocks } from './testing/sample-blocks.ts'

const content: RevisionContent = {
  title: 'Bread',
  slug: 'bread',
  excerpt: '',
  seoTitle: '',
  seoDescription: '',
  isHidden: false,
  pictureId: '',
  tags: ['a', 'b'],
  blocks: [
    { type: 'text', key: 'a', text: 'We mend **bicycles** in the town.' },
    { type: 'openingHours', key: 'h', heading: 'Open', placeId: '' },
    { type: 'text', key: 'b', text: 'Second' },
  ],
}

test('two versions differ in fields, blocks and words', () => {
  const [first, hours, second] = content.blocks
  if (first?.type !== 'text' || !hours || !second) throw new Error('Not the sample')
  const after: RevisionContent = {
    ...content,
    title: 'Bikes',
    tags: ['a'],
    blocks: [
      second,
      { ...first, text: 'We mind **bicycles** in the town.' },
      { ...second, key: 'c' },
    ],
  }
  const { fields, blocks } = differenceOf(content, after)
  expect(fields).toEqual([
    { field: 'title', before: 'Bread', after: 'Bikes' },
    { field: 'tags', before: 'a, b', after: 'a' },
  ])
  expect(
    blocks.map((each) => `${each.kind} ${'block' in each ? each.block.key : each.after.key}`),
  ).toEqual(expect.arrayContaining(['same b', 'changed a', 'removed h', 'added c']))
  expect(blocks).toHaveLength(4)
  const changed = blocks.find((each) => each.kind === 'changed')
  expect(changed?.kind === 'changed' && changed.words).toEqual([
    { kind: 'same', text: 'We ' },
    { kind: 'removed', text: 'mend' },
    { kind: 'added', text: 'mind' },
    { kind: 'same', text: ' bicycles in the town.' },
  ])
})

test('words are whole words in Cyrillic, too', () => {
  expect(wordChanges('Мы чиним велосипеды', 'Мы чистим велосипеды')).toEqual([
    { kind: 'same', text: 'Мы ' },
    { kind: 'removed', text: 'чиним' },
    { kind: 'added', text: 'чистим' },
    { kind: 'same', text: ' велосипеды' },
  ])
})

test('both texts can be read out of a difference, whatever they are', () => {
  const random = rollFrom(9)
  const words = ['a', 'bread', ' ', '\n', 'хлеб', '.', '🚲', 'ü', '12', '  ']
  for (let count = 0; count < 300; count += 1) {
    const [before, after] = [1, 2].map(() =>
      listOf(random, 30, () => oneOf(random, words)).join(''),
    )
    const changes = wordChanges(before ?? '', after ?? '')
    const side = (gone: string) =>
      changes
        .filter(({ kind }) => kind !== gone)
        .map(({ text }) => text)
        .join('')
    expect(side('added')).toBe(before)
    expect(side('removed')).toBe(after)
  }
  // Nothing alike, and long: shown whole, and at once.
  const long = (word: string) => `${word} `.repeat(20_000)
  expect(wordChanges(long('a'), long('b'))).toHaveLength(2)
})

test('every block of both versions is in their difference once', () => {
  const random = rollFrom(10)
  for (let count = 0; count < 200; count += 1) {
    const some = (): Block[] => [
      ...new Map(
        listOf(random, 8, () => oneOf(random, sampleBlocks)).map((block) => [block.key, block]),
      ).values(),
    ]
    const [before, after] = [some(), some()]
    const { blocks } = differenceOf({ ...content, blocks: before }, { ...content, blocks: after })
    const keys = blocks.map((each) => ('block' in each ? each.block.key : each.after.key))
    const all = new Set([...before, ...after].map(({ key }) => key))
    expect([...keys].sort()).toEqual([...all].sort())
    const kept = blocks.filter(({ kind }) => kind !== 'removed')
    expect(kept.map((each) => ('block' in each ? each.block.key : ''))).toEqual(
      after.map(({ key }) => key),
    )
  }
})
