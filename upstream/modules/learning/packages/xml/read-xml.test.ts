import { expect, test } from 'vitest'
import { readXml, UnreadableXml } from './read-xml.ts'

function refusal(xml: string): string {
  try {
    readXml(xml)
    return 'read'
  } catch (error) {
    if (error instanceof UnreadableXml) return error.reason
    throw error
  }
}

test('elements with their lines, attributes and texts, whatever stands between', () => {
  const root = readXml(`<?xml version="1.0"?>
<!-- <a href="no"/> -->
<p:root xmlns:p="urn:p"
  xmlns = 'urn:q'>
  <a href
    =
    "x = 'y' > z"  b='1'>one<![CDATA[<a> & ]]>two &amp; &#228;</a>
  <!-- --><p:a/>
</p:root>`)
  expect([root.name, root.namespace, root.line]).toEqual(['root', 'urn:p', 3])
  expect(root.children.map(({ name, namespace, line }) => [name, namespace, line])).toEqual([
    ['a', 'urn:q', 5],
    ['a', 'urn:p', 8],
  ])
  expect(root.children[0]).toMatchObject({
    attributes: { href: "x = 'y' > z", b: '1' },
    text: 'one<a> & two & ä',
  })
})

test.each([
  ['<!DOCTYPE a><a/>', 'doctype'],
  ['<a><!ENTITY x "y"></a>', 'doctype'],
  ['<a><![CDATA[<!DOCTYPE b>]]></a>', 'read'],
  ['<a b="<!DOCTYPE c>"/>', 'read'],
  ['<a>', 'malformed'],
  ['<a></b>', 'malformed'],
  ['<a/><b/>', 'malformed'],
  ['', 'malformed'],
  [`${'<a>'.repeat(61)}${'</a>'.repeat(61)}`, 'tooLarge'],
  [`<a ${Array.from({ length: 101 }, (_, at) => `b${at}=""`).join(' ')}/>`, 'tooLarge'],
])('%s: %s', (xml, outcome) => {
  expect(refusal(xml)).toBe(outcome)
})

/** What a reader with back-tracking patterns takes minutes for. */
test('half a million open comments, quotes and blanks end soon', () => {
  for (const part of ['<!--', '<a "', '<![CDATA[', '<a b ', '=" ', "<a '"]) {
    expect(['malformed', 'tooLarge']).toContain(refusal(`<r>${part.repeat(500_000)}`))
  }
})
