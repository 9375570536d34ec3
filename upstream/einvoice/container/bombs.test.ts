import { Buffer } from 'node:buffer'
import { deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { readTree } from '../xml/read-tree.ts'
import { embeddedFiles } from './embedded.ts'
import { contentsOfSigned } from './signed.ts'

const invoice = Buffer.from('<Invoice/>')

function stream(number: number, dictionary: string, content: Uint8Array): Buffer {
  const head = `${number} 0 obj\n<<${dictionary}/Length ${content.length}>>\nstream\n`
  return Buffer.concat([Buffer.from(head), content, Buffer.from('\nendstream\nendobj\n')])
}

function attached(number: number, content: Uint8Array): Buffer {
  return stream(number, '/Type/EmbeddedFile/Filter/FlateDecode', content)
}

test('a list of objects that is named often in one description is unpacked once', () => {
  const names = '/ObjStm'.repeat(300)
  const list = deflateSync(Buffer.alloc(200_000, ' '))
  const pdf = Buffer.concat([
    Buffer.from('%PDF-1.7\n1 0 obj\n<</EF<</F 3 0 R>>>>\nendobj\n'),
    stream(2, `${names}/Filter/FlateDecode`, list),
    stream(3, '/Filter/FlateDecode', deflateSync(invoice)),
  ])
  expect(embeddedFiles(pdf).files.map((file) => Buffer.from(file))).toEqual([invoice])
})

test('streams that lie over each other give no more than a file can hold', () => {
  const long = 6_000_000
  const heads = Array.from(
    { length: 50 },
    (_, at) => `${at + 1} 0 obj\n<</Type/EmbeddedFile/Length ${long}>>\nstream\n`,
  )
  const pdf = Buffer.concat([Buffer.from(heads.join('')), Buffer.alloc(long, ' ')])
  const sizes = embeddedFiles(pdf).files.map(({ length }) => length)
  expect(sizes.length).toBeGreaterThan(0)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(30_100_000)
})

test('what can be unpacked only in part counts with all that it may have been', () => {
  const broken = deflateSync(Buffer.alloc(20_000_000)).subarray(0, -8)
  const bad = [1, 2, 3].map((number) => attached(number, broken))
  const good = attached(4, deflateSync(invoice))
  expect(embeddedFiles(Buffer.concat([good, ...bad])).files).toEqual([])
  const slightly = attached(1, Buffer.from('no stream of deflate'))
  expect(embeddedFiles(Buffer.concat([good, slightly])).files).toHaveLength(1)
})

test('an element of XML has at most a hundred attributes; inner namespaces end with it', () => {
  const names = (count: number) => Array.from({ length: count }, (_, at) => ` xmlns:n${at}="u"`)
  expect(() => readTree(`<a${names(101).join('')}/>`)).toThrow('tooLarge')
  const root = readTree(
    `<p:a xmlns:p="one" xmlns="own"${names(98).join('')}><p:b xmlns:p="two"/><p:c/><d/></p:a>`,
  )
  expect(root.namespace).toBe('one')
  expect(root.children.map(({ namespace }) => namespace)).toEqual(['two', 'one', 'own'])
  expect(readTree('<constructor:a/>').namespace).toBe('')
})

test('a signed file may come in parts, but not in a part for every octet', () => {
  const parts = (count: number, size: number) => {
    const part = element(0x04, Buffer.alloc(size, 'x'))
    return contentsOfSigned(signed(Buffer.concat(Array.from({ length: count }, () => part))))
  }
  expect(parts(5_000, 1_000)?.length).toBe(5_000_000)
  expect(parts(150_000, 1)).toBeUndefined()
})

/** An element of BER, with an open length where it is made of others. */
function element(tag: number, content: Uint8Array): Buffer {
  if (tag & 0x20) return Buffer.concat([Buffer.from([tag, 0x80]), content, Buffer.from([0, 0])])
  const { length } = content
  return Buffer.concat([Buffer.from([tag, 0x82, length >> 8, length & 255]), content])
}

function signed(octets: Uint8Array): Buffer {
  const type = (hex: string) => element(0x06, Buffer.from(hex, 'hex'))
  const inner = Buffer.concat([type('2a864886f70d010701'), element(0xa0, element(0x24, octets))])
  const version = element(0x02, Buffer.from([1]))
  const algorithms = element(0x31, Buffer.alloc(0))
  const data = element(0x30, Buffer.concat([version, algorithms, element(0x30, inner)]))
  return element(0x30, Buffer.concat([type('2a864886f70d010702'), element(0xa0, data)]))
}
