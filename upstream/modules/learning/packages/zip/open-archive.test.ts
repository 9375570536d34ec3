import { deflateSync, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { RefusedArchive } from '../../../../core/zip/refused-archive.ts'
import { openArchive } from './open-archive.ts'
import { type EntrySpec, zipOf } from './write-zip.fixture.ts'

function refusal(bytes: Uint8Array, limits?: Parameters<typeof openArchive>[1]): string {
  try {
    for (const file of openArchive(bytes, limits).files) file.read()
    return 'taken'
  } catch (error) {
    if (error instanceof RefusedArchive) return error.reason
    throw error
  }
}

const text = new TextEncoder().encode('<html></html>')
const one = (spec: Partial<EntrySpec>) => zipOf([{ name: 'index.html', bytes: text, ...spec }])

test('files come back as they were, by path and whatever the case', () => {
  const packed = zipSync({
    'index.html': text,
    'Images/Logo.PNG': new Uint8Array(70_000).fill(7),
    'sub/': new Uint8Array(),
  })
  const archive = openArchive(packed)
  expect(archive.files.map(({ path, size }) => [path, size])).toEqual([
    ['index.html', 13],
    ['Images/Logo.PNG', 70_000],
  ])
  expect(archive.get('index.html')?.read()).toEqual(text)
  expect(archive.get('images/logo.png')).toBe(undefined)
  expect(archive.getIgnoringCase('images/logo.png')?.read()).toHaveLength(70_000)
  const twins = openArchive(zipSync({ 'a.html': text, 'A.html': text }))
  expect([twins.get('A.html')?.path, twins.getIgnoringCase('a.HTML')]).toEqual([
    'A.html',
    undefined,
  ])
})

test('ZIP64 is read', () => {
  const archive = openArchive(zipOf([{ name: 'cmi5.xml', bytes: text }], { isWide: true }))
  expect(archive.get('cmi5.xml')?.read()).toEqual(text)
})

test.each([
  ['../evil.html', 'parentPath'],
  ['a/../../evil.html', 'parentPath'],
  ['a\\..\\..\\evil.html', 'parentPath'],
  ['a/.. /evil.html', 'parentPath'],
  ['/etc/passwd', 'absolutePath'],
  ['\\\\server\\share', 'absolutePath'],
  ['C:\\windows\\evil.dll', 'absolutePath'],
  ['c:evil', 'absolutePath'],
  ['evil\u0000.html', 'badName'],
  ['gpj.\u202elive.html', 'badName'],
  ['a/./b.html', 'badName'],
  ['a//b.html', 'badName'],
  ['x'.repeat(401), 'longName'],
  [`${'d/'.repeat(31)}x`, 'badName'],
])('an entry named %j is refused: %s', (name, reason) => {
  expect(refusal(one({ name }))).toBe(reason)
})

test('a backslash of a Windows program is a slash', () => {
  expect(openArchive(one({ name: 'sub\\page.html' })).get('sub/page.html')?.size).toBe(13)
})

test('links, encryption and unknown methods are refused', () => {
  expect(refusal(one({ unixMode: 0o120777 }))).toBe('link')
  expect(refusal(one({ unixMode: 0o020644 }))).toBe('link')
  expect(refusal(one({ unixMode: 0o100644 }))).toBe('taken')
  expect(refusal(one({ flags: 1 }))).toBe('encrypted')
  expect(refusal(one({ method: 12 }))).toBe('unknownMethod')
})

test('two entries of one name, and a head that names another, are refused', () => {
  expect(
    refusal(
      zipOf([
        { name: 'a', bytes: text },
        { name: 'a', bytes: text },
      ]),
    ),
  ).toBe('sameName')
  expect(
    refusal(
      zipOf([
        { name: 'cafe\u0301', bytes: text },
        { name: 'caf\u00e9', bytes: text },
      ]),
    ),
  ).toBe('sameName')
  expect(refusal(one({ localName: 'outdex.html' }))).toBe('damaged')
})

test('an entry inside the bytes of another is refused', () => {
  const inner = zipOf([{ name: 'b', bytes: text }])
  const nested = zipOf([
    { name: 'a', bytes: inner },
    { name: 'b', bytes: text, localAt: 31 },
  ])
  expect(refusal(zipOf([{ name: 'a', bytes: inner }]))).toBe('taken')
  expect(refusal(nested)).toBe('overlapping')
})

test('a file that unpacks to more than it says, or than is allowed, is refused', () => {
  const zeros = new Uint8Array(3_000_000)
  const packed = deflateSync(zeros)
  expect(refusal(zipSync({ a: zeros }))).toBe('bomb')
  expect(refusal(one({ packed, size: 1_000, method: 8 }))).toBe('bomb')
  expect(refusal(one({ packed, size: 20, method: 8 }))).toBe('bomb')
  const limits = { maxEntries: 2, maxEntryBytes: 20, maxTotalBytes: 30 }
  expect(refusal(zipSync({ a: text, b: text, c: text }), limits)).toBe('tooManyFiles')
  expect(refusal(zipSync({ a: new Uint8Array(21) }), limits)).toBe('tooLarge')
  expect(refusal(zipSync({ a: new Uint8Array(16), b: new Uint8Array(16) }), limits)).toBe(
    'tooLarge',
  )
})

test('what is no ZIP, cut or changed is refused and never crashes', () => {
  const whole = zipSync({
    'index.html': text,
    'b.js': new Uint8Array(5_000).map((_, at) => at % 251),
  })
  expect(refusal(new TextEncoder().encode('# not a zip'))).toBe('notZip')
  expect(refusal(new Uint8Array())).toBe('notZip')
  for (let length = 0; length < whole.length; length += 7) {
    expect(['notZip', 'damaged']).toContain(refusal(whole.slice(0, length)))
  }
  for (let at = 0; at < whole.length; at += 3) {
    const changed = whole.slice()
    changed[at] = (changed[at] ?? 0) ^ 0x55
    expect(typeof refusal(changed)).toBe('string')
  }
})
