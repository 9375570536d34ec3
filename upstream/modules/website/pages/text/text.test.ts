import { expect, test } from 'vitest'
import { rollFrom } from '#upstream/testing/random.ts'
import { randomText } from '../testing/random-text.ts'
import { piecesHtml, textPieces } from './html.ts'
import { readText } from './read.ts'
import { tidyText } from './tidy.ts'
import { writeText } from './write.ts'

const texts = process.env.EVERY_SEED ? 40_000 : 600

test('any text that is written as Markdown is read as the same text', { timeout: 600_000 }, () => {
  for (let seed = 0; seed < texts; seed += 1) {
    const text = tidyText(randomText(rollFrom(seed)))
    const written = writeText(text)
    const read = readText(written)
    // Comparing texts first: the comparison of trees takes most of the time.
    if (JSON.stringify(read) !== JSON.stringify(text)) expect(read, written).toEqual(text)
    if (writeText(read) !== written) expect(writeText(read), `seed ${seed}`).toBe(written)
    if (JSON.stringify(tidyText(text)) !== JSON.stringify(text)) {
      expect(tidyText(text), `seed ${seed}`).toEqual(text)
    }
  }
})

function html(markdown: string): string {
  const pieces = textPieces(readText(markdown))
  return piecesHtml(pieces, { level: (wanted) => wanted, link: (href) => ({ href }) })
}

test('what people write stays as they wrote it', () => {
  const written = [
    '## Our bread',
    '',
    'Baked **every day**, *also on Sundays*, with [flour from the mill](<https://example.org/mill>).',
    '',
    '- Rye',
    '  - with seeds',
    '- Wheat',
    '',
    '| Loaf | Price |',
    '| --- | ---: |',
    '| 500 g | 3.20 |',
  ].join('\n')
  expect(writeText(readText(written))).toBe(
    written.replaceAll('*also on Sundays*', '_also on Sundays_'),
  )
})

// Examples of CommonMark 0.31.2 (spec.commonmark.org) by their numbers.
test.each([
  [352, 'a*"foo"*', '<p>a*&quot;foo&quot;*</p>'],
  [360, 'foo_bar_', '<p>foo_bar_</p>'],
  [418, '*foo [*bar*](/url)*', '<p><em>foo <a href="/url">bar</a></em></p>'],
  [489, '[link](<foo\nbar>)', '<p>[link](&lt;foo bar&gt;)</p>'],
])('reads example %i', (_number, markdown, expected) => {
  expect(html(markdown)).toBe(expected)
})

test('nothing in a text runs: HTML is words and such links lead nowhere', () => {
  const attacks = [
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '[a](javascript:alert(1))',
    '[a](JaVaScRiPt:alert(1))',
    '[a](data:text/html,<script>alert(1)</script>)',
    '[a](vbscript:x)',
    '[a](//evil.example/x)',
    '<javascript:alert(1)>',
    '[a]: javascript:alert(1)\n\n[a]',
    '![a](javascript:alert(1))',
    '```"><script>\nx\n```',
    '[a](/x "\\" onmouseover=\\"alert(1)")',
    '| <svg onload=alert(1)> |\n| --- |',
  ]
  for (const attack of attacks) {
    const made = html(attack)
    const tags = [...made.matchAll(/<\/?([a-z0-9]+)([^>]*)>/g)]
    expect(tags.map(([, name]) => name)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^(script|img|svg|iframe|style)$/)]),
    )
    expect(made).not.toMatch(/href="(?!\/x|https?:)/)
    for (const [, , attributes = ''] of tags) expect(attributes).not.toMatch(/\son\w+=(?!&)[^"]*$/)
  }
  expect(html('[a](/x "\\" onmouseover=\\"alert(1)")')).toBe(
    '<p><a href="/x" title="&quot; onmouseover=&quot;alert(1)">a</a></p>',
  )
})
