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
