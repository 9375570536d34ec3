import { expect, test } from 'vitest'
import { makeMarkdown } from '../content/make-markdown.ts'
import { letterText } from './letter-text.client.ts'
import { markdownText } from './markdown-text.client.ts'

const texts = [
  '',
  '## The bell\n\nLeave **at once**, by *any* door.',
  '1. one\n2. two\n\n   - below\n\n> said\n\n[words](https://b.example)',
  'Two lines\nof one paragraph, and  \na new line.',
  '```\ncode_here * 2\n```\n\n---\n\n![A door](/door.png)',
  'Signs that mean nothing: 2 * 3 * 4, a_b_c, # 7, <b>, 5 % off | now',
  'Heading\n=======\n\n[a][b]\n\n[b]: https://b.example',
  '~~gone~~ and **~~both~~**',
  '| Loaf | Price |\n| :---: | ---: |\n| a \\| b | **3.20** |\n| `x \\| y` | [more](/more) |\n\nAfter.',
  'Not a letter: \\&amp; and \\<https://b.example>\n\n1\\) no list',
  '[page](page:01ABC#part), [file](media:01DEF "of the site"), [call](tel:+4930123)',
  '![A door](media:01DEF "Open")\n\n```block:openingHours\n{ "key": "hours" }\n```',
]

test('what the editor writes of a text looks as what was typed', () => {
  const html = (text: string) => makeMarkdown().render(text).replace(/\s+/g, ' ')
  for (const text of texts) {
    // A letter read in between changes nothing.
    letterText.documentOf('*x*', true)
    const kept = markdownText.textOf(markdownText.documentOf(text, true)).text
    expect(html(kept)).toBe(html(text))
    expect(markdownText.documentOf(kept, true).eq(markdownText.documentOf(text, true))).toBe(true)
  }
})
