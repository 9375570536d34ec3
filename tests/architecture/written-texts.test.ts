import { expect, test } from 'vitest'
import { markdownText } from '#app/shell/rich-text/markdown-text.client.ts'
import { comesBack } from '#app/shell/rich-text/rich-text.client.ts'
import type { Block } from '#contract/website/blocks.ts'
import { readPage, writePage } from '#upstream/modules/website/pages/page-markdown.ts'
import { randomText } from '#upstream/modules/website/pages/testing/random-text.ts'
import { readText } from '#upstream/modules/website/pages/text/read.ts'
import { tidyText } from '#upstream/modules/website/pages/text/tidy.ts'
import { writeText } from '#upstream/modules/website/pages/text/write.ts'
import { rollFrom } from '#upstream/testing/random.ts'

/** What the editor writes of a text that was changed and changed back; null for what stays Markdown. */
function throughEditor(markdown: string): string | null {
  const doc = markdownText.documentOf(markdown, true)
  return comesBack(doc, markdownText) ? markdownText.textOf(doc).text : null
}

test('a text is left as Markdown, or the editor gives it back as the same text', () => {
  let taken = 0
  for (let seed = 0; seed < 600; seed += 1) {
    const written = writeText(tidyText(randomText(rollFrom(seed))))
    const back = throughEditor(written)
    if (back === null) continue
    taken += 1
    expect(writeText(readText(back)), `seed ${seed}`).toBe(written)
  }
  expect(taken).toBeGreaterThan(300)
})

test.each([
  ['headings', '## Our bread\n\n### Rye\n\n#### With seeds'],
  ['marks', '**bold**, _slanted_, **_both_**, ~~gone~~, `code_here` and ~~**`all`**~~'],
  ['lists', '- Rye\n  - with seeds\n- Wheat\n\n0. nothing\n1. first\n\n7. seven\n8. eight'],
  ['gaps', '- One\n\n  Its second paragraph\n\n- Two'],
  ['quotes and rules', '> Said\n>\n> again\n\n***\n\nA line\\\nand another'],
  [
    'links',
    '[web](<https://a.example/?b=c&d=e> "title") [page](<page:01ABC#part>) [file](<media:wp:a.example:12>)',
  ],
  [
    'more links',
    '[mail](<mailto:a@b.example>) [call](<tel:+4930123>) [path](</a(b)>) [part](<#part>)',
  ],
  [
    'tables',
    '| Loaf | Price | |\n| --- | ---: | :---: |\n| **500 g** | 3.20 \\| 4 | [x](</y>) |\n| | `a \\| b` | |',
  ],
  ['code', '````ts\n```\nconst a = 1\n\n  b\n````'],
  ['signs', '2 \\* 3, snake\\_case, \\~5, \\[x\\], \\<b>, &amp;amp;, 1\\) no list, 5 % | now'],
])('the editor takes %s and gives them back', (_what, markdown) => {
  const back = throughEditor(markdown)
  expect(back).not.toBeNull()
  expect(readText(back ?? '')).toEqual(readText(markdown))
})

test('a whole page with pictures and blocks comes back from the editor', () => {
  const blocks: Block[] = [
    { type: 'text', key: 'text-1', text: '## Hours\n\nFrom six.' },
    { type: 'openingHours', key: 'hours', heading: 'Open', placeId: '' },
    {
      ...{ type: 'picture', key: 'picture-1', mediaId: '01DEF', alt: 'A *door*', caption: 'Open' },
      ...{ isDecorative: false, shape: 'original', width: 'text', href: '' },
    },
    { type: 'text', key: 'text-2', text: '| a | b |\n| --- | --- |\n| 1 | 2 |' },
    { type: 'quote', key: 'quote', text: 'Good, ```very```', name: 'Ada', role: '', picture: null },
  ]
  const back = throughEditor(writePage(blocks))
  expect(readPage(back ?? '')).toEqual({ blocks, problems: [] })
})
