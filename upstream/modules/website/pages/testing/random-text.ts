import type { Align, Inline, Mark, TextNode } from '../text/nodes.ts'
import { listOf, oneOf, type Random } from './random.ts'

/** Words and signs that mean something in Markdown, HTML or links, in places where they should not. */
const words = [
  ...['bread', 'Käse', 'сыр', 'a', '1', '2024', 'x_y', 'snake_case_name', '5*3*2', '~5', '~~', '~'],
  ...['#', '##', '# no title', '-', '--', '---', '+', '*', '**', '***', '_', '__', '> no quote'],
  ...[
    '1.',
    '1)',
    '10. no list',
    '- no list',
    '=',
    '===',
    ':--',
    '|',
    'a | b',
    '--- | ---',
    '`',
    '``',
  ],
  ...['```', '~~~', '[', ']', '[x]', '[x]: /y', '](', '!', '![a](b)', '<', '>', '<b>', '<!--', '&'],
  ...[
    '&amp;',
    '&#35;',
    '\\',
    '\\\\',
    '\\*',
    ':::',
    '🚲',
    '«ok»',
    '—',
    '…',
    '(',
    ')',
    '"',
    "'",
    '.',
    ',',
  ],
  ...[
    'https://example.org/a_b',
    'mail@example.org',
    '<https://example.org>',
    ' ',
    '  ',
    '\n',
    '\t',
  ],
  ...[
    '\u00a0',
    '\u2009',
    '\u200b',
    '\ufeff',
    '\u2028',
    '\u0085',
    '    code',
    '{',
    '}',
    '$',
    '^',
    '/',
  ],
]

function randomWords(random: Random): string {
  return Array.from({ length: 1 + random(5) }, () => oneOf(random, words)).join(
    oneOf(random, ['', ' ', ' ']),
  )
}

const hrefs = [
  ...['https://example.org/', 'https://example.org/a_b?c=d&e=f#g', '/path', '#part', 'page:01ABC'],
  ...[
    'media:01DEF',
    'mailto:a@example.org',
    'tel:+4930123',
    '/a(b)',
    '/a%20b',
    'page:01ABC#part',
    'media:wordpress:old.example:12',
  ],
]
const marks: readonly Mark[] = ['emphasis', 'strong', 'strike']

export function randomLine(random: Random, depth = 3): Inline[] {
  return listOf(random, 4, (): Inline => {
    const kind = random(depth > 0 ? 10 : 5)
    if (kind < 4) return { type: 'text', text: randomWords(random) }
    if (kind === 4) {
      return random(3) === 0 ? { type: 'break' } : { type: 'code', text: randomWords(random) }
    }
    const children = randomLine(random, depth - 1)
    if (kind > 8) {
      const title = random(3) === 0 ? randomWords(random) : ''
      return { type: 'link', href: oneOf(random, hrefs), title, children }
    }
    return { type: oneOf(random, marks), children }
  })
}

const aligns: readonly Align[] = ['start', 'center', 'end']

/** Any text, in no particular form. */
export function randomText(random: Random, depth = 3): TextNode[] {
  return listOf(random, 4, (): TextNode => {
    const kind = random(depth > 0 ? 12 : 7)
    if (kind < 4) return { type: 'paragraph', children: randomLine(random) }
    if (kind === 4) {
      return { type: 'heading', level: oneOf(random, [2, 3, 4]), children: randomLine(random) }
    }
    if (kind === 5) {
      const language = oneOf(random, ['', 'ts', 'c++', 'a b'])
      return {
        type: 'code',
        language,
        text: listOf(random, 4, () => randomWords(random)).join('\n'),
      }
    }
    if (kind === 6) return { type: 'rule' }
    if (kind < 10) {
      const start = oneOf(random, [null, 0, 1, 7])
      return { type: 'list', start, items: listOf(random, 3, () => randomText(random, depth - 1)) }
    }
    if (kind === 10) return { type: 'quote', children: randomText(random, depth - 1) }
    const width = 1 + random(3)
    const row = () => Array.from({ length: width }, () => randomLine(random, 2))
    return {
      type: 'table',
      align: Array.from({ length: width }, () => oneOf(random, aligns)),
      head: row(),
      rows: listOf(random, 3, row),
    }
  })
}
