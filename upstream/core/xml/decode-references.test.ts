import { expect, test } from 'vitest'
import { buildTree } from './build-tree.ts'
import { decodeReferences } from './decode-references.ts'

test('references are resolved, letters beyond the first plane among them', () => {
  expect(decodeReferences('&#x1F6B2;&#128690;&amp;&#0;&#xD800;&nbsp;')).toBe(
    '🚲🚲&\ufffd\ufffd&nbsp;',
  )
  // No name that every object has is one of XML.
  expect(decodeReferences('&constructor; &toString;')).toBe('&constructor; &toString;')
  expect(decodeReferences('&#38;lt; &amp;lt;')).toBe('&lt; &lt;')
})

test('a tree has them in texts and attributes', () => {
  type Element = { children: Element[]; text: string; title: string }
  const tree = buildTree('<a title="&#128690; &lt;"><b>&#x1F6B2;</b></a>', {
    make: ({ attributes }): Element => ({ children: [], text: '', title: attributes.title ?? '' }),
  })
  expect(tree).toMatchObject({ title: '🚲 <', children: [{ text: '🚲' }] })
})
