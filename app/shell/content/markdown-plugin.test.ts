import { expect, test } from 'vitest'
import { readMarkdown } from './markdown-plugin.ts'

const source = `---
title: Numbers without gaps
tags: [invoicing, vat]
---
# A *first* heading

Some words with a [link](/support).

## Второй раздел

- one
- <script>alert(1)</script>
`

test('a text has its front matter, headings with anchors, and words', () => {
  const file = readMarkdown(source)
  expect(file.attributes).toEqual({ title: 'Numbers without gaps', tags: ['invoicing', 'vat'] })
  expect(file.headings).toEqual([
    { level: 1, id: 'a-first-heading', text: 'A first heading' },
    { level: 2, id: 'второй-раздел', text: 'Второй раздел' },
  ])
  expect(file.html).toContain('<h2 id="второй-раздел">Второй раздел</h2>')
  expect(file.html).toContain('<a href="/support">link</a>')
  expect(file.text).toContain('Some words with a link.')
  expect(file.words).toBe(12)
})

test('HTML in a text is shown, not run', () => {
  expect(readMarkdown(source).html).toContain('&lt;script&gt;')
})

test('a text without front matter is refused', () => {
  expect(() => readMarkdown('# Only words')).toThrow('front matter')
})

test('a table scrolls by itself and carries no style of its own', () => {
  const { html } = readMarkdown('---\na: 1\n---\n| Line | Net |\n| --- | ---: |\n| 1 | 2.19 |\n')
  expect(html).toContain('<div class="table" tabindex="0"><table>')
  expect(html).toContain('<th scope="col" class="end">Net</th>')
  expect(html).toContain('<td class="end">2.19</td>')
  expect(html).not.toContain('style=')
})

test('headings with the same words have anchors of their own', () => {
  const { headings } = readMarkdown('---\na: 1\n---\n## Why\n\n## How\n\n## Why\n')
  expect(headings.map(({ id }) => id)).toEqual(['why', 'how', 'why-2'])
})

test('a number, a rate and a section of a law stay on one line', () => {
  const { html } = readMarkdown(
    '---\na: 1\n---\n12 613,00 to 1,27 % by § 288, in 2026 for 45 days\n',
  )
  expect(html).toContain('12\u00a0613,00 to 1,27\u00a0% by §\u00a0288, in 2026 for 45 days')
})
