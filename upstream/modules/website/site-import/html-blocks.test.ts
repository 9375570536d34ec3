import { expect, test } from 'vitest'
import { rollFrom } from '#upstream/testing/random.ts'
import { randomText } from '../pages/testing/random-text.ts'
import { markdownToHtml, tidyText, writeText } from '../pages/views.ts'
import { htmlBlocks } from './html-blocks.ts'
import type { HtmlContext } from './html-context.ts'
import { makeReport } from './neutral.ts'

const report = makeReport()
const context: HtmlContext = {
  hasPlainBreaks: false,
  picture: (src) => (src.includes('elsewhere') ? undefined : { key: `m:${src}`, alt: '' }),
  file: (href) => (href.endsWith('.pdf') ? `m:${href}` : undefined),
  gallery: (ids) => ids.map((id) => ({ key: `m:${id}`, alt: '', caption: '' })),
  link: (href) => href || undefined,
  left: (kind, detail) => report.add(kind, '', detail),
}

function textOf(html: string, more: Partial<HtmlContext> = {}): string {
  const blocks = htmlBlocks(html, { ...context, ...more })
  return blocks.map((block) => (block.type === 'text' ? block.text : `<${block.type}>`)).join('\n')
}

test('any text that is HTML comes back as the same text', { timeout: 600_000 }, () => {
  for (let seed = 0; seed < (process.env.EVERY_SEED ? 4000 : 150); seed += 1) {
    // A paragraph that is an address alone comes back as a link to it.
    const text = writeText(tidyText(randomText(rollFrom(seed)))).replaceAll(
      'https://example.org/a\\_b',
      'an address',
    )
    const html = markdownToHtml(text, (href) => ({ href }))
    const back = htmlBlocks(html, context)
    const read = back.map((block) => (block.type === 'text' ? block.text : block.type)).join('|')
    if (read !== text) expect(read, `seed ${seed}: ${html}`).toBe(text)
  }
})

test.each([
  ['<p>One<p>Two <b>bold</i> end', 'One\n\nTwo **bold end**'],
  ['Loose <em>words</em><div>Box</div>more', 'Loose _words_\n\nBox\n\nmore'],
  ['<h1>A</h1><h5>B</h5>', '## A\n\n#### B'],
  ['<ul>\n<li>a<ul><li>b</li></ul></li>\n<li><p>c</p></li></ul>', '- a\n  - b\n- c'],
  ['<ol start="3"><li>c</ol>', '3. c'],
  [
    '<table><tr><td>a|b</td><td align="right">2</td></tr></table>',
    '|  |  |\n| --- | ---: |\n| a\\|b | 2 |',
  ],
  [
    '<table><thead><tr><th>H</th></tr></thead><tbody><tr><td>1<br>2</td></tr></tbody></table>',
    '| H |\n| --- |\n| 1 2 |',
  ],
  ['<pre><code class="language-ts">a &lt; b\n  c</code></pre>', '```ts\na < b\n  c\n```'],
  ['<dl><dt>Term</dt><dd>Words</dd></dl>', '**Term**\n\nWords'],
  ['<blockquote><p>Said</p></blockquote>', '> Said'],
  ['<p>H<sub>2</sub>O &amp; caf&eacute;&nbsp;&#128690;</p>', 'H2O & café\u00a0🚲'],
  ['<p>https://example.org/a_b</p>', '[https://example.org/a\\_b](<https://example.org/a_b>)'],
  ['<q>Yes</q>', '“Yes”'],
  ['<p> </p><p>&nbsp;</p><br><div></div>', ''],
])('%s is the text %s', (html, wanted) => {
  expect(textOf(html)).toBe(wanted)
})

test('older posts have paragraphs at empty lines and breaks at line ends', () => {
  const html = 'One\nline\n\n\nTwo <strong>x</strong>\n<ul>\n<li>a\n</li>\n</ul>\n<pre>k\n\nl</pre>'
  expect(textOf(html, { hasPlainBreaks: true })).toBe(
    'One\\\nline\n\nTwo **x**\n\n- a\n\n```\nk\n\nl\n```',
  )
})

test('what runs is left out and told', () => {
  const attack =
    '<p onclick="x()">A<script>alert(1)</script><style>p{}</style></p><a href="javascript:x()">b</a><img src="x" onerror="alert(1)"><svg><script>1</script></svg><form action="/pay"><input name="card"><button>Pay</button></form><iframe src="https://video.example/1"></iframe>'
  const before = report.entries().length
  expect(textOf(attack)).toBe(
    'A\n\nb\n<picture>\nPay\n\n[https://video.example/1](<https://video.example/1>)',
  )
  expect(report.entries().slice(before)).toEqual([
    { kind: 'script', page: '', detail: 'script', count: 2 },
    { kind: 'script', page: '', detail: 'style', count: 1 },
    { kind: 'script', page: '', detail: 'svg', count: 1 },
    { kind: 'form', page: '', detail: '/pay', count: 1 },
    { kind: 'embed', page: '', detail: 'https://video.example/1', count: 1 },
  ])
})

test('pictures, galleries, files, quotes, questions and columns are blocks', () => {
  const html = [
    '<p>Before <img src="/a.jpg" alt="A"> after</p>',
    '<figure class="wp-block-image"><a href="/page"><img src="/b.jpg" alt="B"></a><figcaption>Words <em>below</em></figcaption></figure>',
    '<figure class="wp-block-gallery"><figure><img src="/c.jpg" alt="C"><figcaption>c</figcaption></figure><figure><img src="/d.jpg"></figure><figcaption>All</figcaption></figure>',
    '<div class="wp-block-file"><a href="/list.pdf">List</a><a href="/list.pdf">Download</a></div>',
    '<blockquote class="wp-block-quote"><p>So good</p><cite>Anna</cite></blockquote>',
    '<details><summary>Why?</summary><p>Because.</p></details>',
    '<div class="wp-block-columns"><div class="wp-block-column"><p>L</p></div><div class="wp-block-column"><img src="/e.jpg"></div></div>',
    '<x-gallery ids="7,8"></x-gallery>',
    '<p><img src="https://elsewhere.example/photo.jpg" alt="Far"></p>',
  ].join('')
  const picture = { isDecorative: false, shape: 'original', width: 'text' }
  expect(htmlBlocks(html, context)).toEqual([
    { type: 'text', key: 'text-1', text: 'Before after' },
    {
      type: 'picture',
      key: 'picture-1',
      mediaId: 'm:/a.jpg',
      alt: 'A',
      caption: '',
      href: '',
      ...picture,
    },
    {
      type: 'picture',
      key: 'picture-2',
      mediaId: 'm:/b.jpg',
      alt: 'B',
      caption: 'Words below',
      href: '/page',
      ...picture,
    },
    {
      type: 'gallery',
      key: 'gallery-1',
      heading: '',
      shape: 'square',
      pictures: [
        { mediaId: 'm:/c.jpg', alt: 'C', isDecorative: false, caption: 'c' },
        { mediaId: 'm:/d.jpg', alt: '', isDecorative: false, caption: '' },
      ],
    },
    { type: 'text', key: 'text-2', text: 'All' },
    {
      type: 'files',
      key: 'files-1',
      heading: '',
      files: [{ mediaId: 'm:/list.pdf', label: 'List' }],
    },
    { type: 'quote', key: 'quote-1', text: 'So good', name: 'Anna', role: '', picture: null },
    {
      type: 'questions',
      key: 'questions-1',
      heading: '',
      questions: [{ question: 'Why?', answer: 'Because.' }],
    },
    {
      type: 'columns',
      key: 'columns-1',
      columns: [
        [{ type: 'text', key: 'text-3', text: 'L' }],
        [
          {
            type: 'picture',
            key: 'picture-3',
            mediaId: 'm:/e.jpg',
            alt: '',
            caption: '',
            href: '',
            ...picture,
          },
        ],
      ],
    },
    {
      type: 'gallery',
      key: 'gallery-2',
      heading: '',
      shape: 'square',
      pictures: ['7', '8'].map((id) => ({
        mediaId: `m:${id}`,
        alt: '',
        isDecorative: false,
        caption: '',
      })),
    },
    { type: 'text', key: 'text-4', text: '[Far](<https://elsewhere.example/photo.jpg>)' },
  ])
})

test('HTML that nobody wrote ends: deep, unclosed and very long', () => {
  expect(textOf(`${'<div>'.repeat(5000)}x`)).toBe('x')
  expect(textOf(`${'<b>'.repeat(3000)}x`)).toBe('**x**')
  expect(textOf(`${'<ul><li>'.repeat(400)}x`)).toContain('x')
  expect(textOf(`${'<i></i>'.repeat(150_000)}x`)).toBe('x')
  expect(textOf(`${'<'.repeat(10_000)}x`).length).toBeGreaterThan(0)
})
