import { expect, test } from 'vitest'
import { type Block, mapLeaves } from '#contract/website/blocks.ts'
import { rollFrom } from '#upstream/testing/random.ts'
import { readPage, writePage } from './page-markdown.ts'
import { listOf, oneOf } from './testing/random.ts'
import { randomText } from './testing/random-text.ts'
import { sampleBlocks } from './testing/sample-blocks.ts'
import { plainTextOf } from './text/nodes.ts'
import { readText } from './text/read.ts'
import { writeText } from './text/write.ts'

/** Texts and plain pictures have no key in Markdown. */
function withoutKeys(blocks: readonly Block[]): object[] {
  return mapLeaves(blocks, (leaf) => ({
    ...leaf,
    key: leaf.type === 'text' || leaf.type === 'picture' ? 'k' : leaf.key,
  }))
}

test('a page of every kind of block is read as it was written', () => {
  const markdown = writePage(sampleBlocks)
  const { blocks, problems } = readPage(markdown)
  expect(problems).toEqual([])
  expect(withoutKeys(blocks)).toEqual(withoutKeys(sampleBlocks.map(tidy)))
  expect(writePage(blocks)).toBe(markdown)
})

function tidy(block: Block): Block {
  return block.type === 'text' ? { ...block, text: writeText(readText(block.text)) } : block
}

test('any pages come back from Markdown', () => {
  for (let seed = 0; seed < 200; seed += 1) {
    const random = rollFrom(seed)
    const words = () => plainTextOf(randomText(random)).slice(0, 60).trim().replace(/\s+/g, ' ')
    let count = 0
    const page = listOf(random, 6, (): Block => {
      count += 1
      const key = `k${count}`
      const kind = random(4)
      if (kind === 0) return { type: 'text', key, text: writeText(randomText(random)) || 'x' }
      if (kind === 1) {
        const picture = { mediaId: 'm:1', alt: words(), isDecorative: false, caption: words() }
        return { type: 'picture', key, ...picture, shape: 'original', width: 'text', href: '' }
      }
      return { ...oneOf(random, sampleBlocks.slice(2, -1)), key }
    })
    const markdown = writePage(page)
    expect(withoutKeys(readPage(markdown).blocks), `seed ${seed}: ${markdown}`).toEqual(
      withoutKeys(page),
    )
  }
})

test('Markdown of other programs is one text; a block that is wrong stays as code and is named', () => {
  const { blocks, problems } = readPage(
    'Setext\n======\n\n* one\n* two\n\n```block:map\n{ "key": "m", "address": 5 }\n```\n\n```block:rocket\n{}\n```\n',
  )
  expect(problems).toEqual([
    { line: 7, type: 'map' },
    { line: 11, type: 'rocket' },
  ])
  expect(blocks).toHaveLength(1)
  expect(blocks[0]?.type === 'text' && blocks[0].text).toContain('## Setext\n\n- one\n- two\n')
  expect(blocks[0]?.type === 'text' && blocks[0].text).toContain('"address": 5')
})

test('a block that was copied gets a key of its own', () => {
  const hours = '```block:openingHours\n{ "key": "hours" }\n```'
  const { blocks } = readPage(`${hours}\n\n${hours}`)
  expect(blocks.map(({ key }) => key)).toEqual(['hours', 'hours-2'])
})
