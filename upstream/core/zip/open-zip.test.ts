import { randomBytes } from 'node:crypto'
import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { openZip } from './open-zip.ts'

const limits = { maxBytes: 40_000_000, maxEntries: 10 }
const blanks = (length: number) => new Uint8Array(length).fill(32)

function namesIn(bytes: Uint8Array, more: object = {}): string[] {
  return openZip(bytes, { ...limits, ...more }).map(({ name }) => name)
}

/** The same ZIP, whose headers say another size of its only entry. */
function saying(bytes: Uint8Array, size: number): Uint8Array {
  const lying = bytes.slice()
  const view = new DataView(lying.buffer)
  view.setUint32(22, size, true)
  view.setUint32(view.getUint32(lying.length - 6, true) + 24, size, true)
  return lying
}

test('gives what was packed, whether compressed or not, and only what is wanted', () => {
  const packed = zipSync({
    'a/ü.txt': strToU8('one '.repeat(100)),
    'b.bin': [strToU8('two'), { level: 0 }],
    'empty.txt': new Uint8Array(),
  })
  const read = openZip(packed, limits).map(
    (entry) => [entry.name, new TextDecoder().decode(entry.read())] as const,
  )
  expect(Object.fromEntries(read)).toEqual({
    'a/ü.txt': 'one '.repeat(100),
    'b.bin': 'two',
    'empty.txt': '',
  })
  expect(namesIn(packed, { wants: (name: string) => name.endsWith('.bin') })).toEqual(['b.bin'])
})

test('what would be too much is refused by its directory, before anything is unpacked', () => {
  const many = Object.fromEntries(Array.from({ length: 11 }, (_, at) => [`${at}`, strToU8('a')]))
  expect(() => namesIn(zipSync(many))).toThrow('tooLarge')
  const honest = zipSync({ 'noise.bin': randomBytes(300_000), 'blanks.txt': blanks(2_000_000) })
  expect(namesIn(honest)).toHaveLength(2)
  expect(() => namesIn(honest, { maxBytes: 2_200_000 })).toThrow('tooLarge')
  // 20 MB from some 20 KB, though 40 MB are allowed.
  expect(() => namesIn(zipSync({ 'bomb.txt': blanks(20_000_000) }))).toThrow('tooLarge')
})

test('an entry unpacks to no byte more, and no byte less, than it says', () => {
  const packed = zipSync({ 'bomb.txt': blanks(900_000) })
  for (const size of [1_000, 899_999, 900_001]) {
    const [entry] = openZip(saying(packed, size), limits)
    expect(() => entry?.read()).toThrow('damaged')
  }
  expect(openZip(saying(packed, 900_000), limits)[0]?.read()).toHaveLength(900_000)
})

test('what is no ZIP, or a part of one, is refused', () => {
  const packed = zipSync({ 'a.txt': strToU8('one') })
  for (const bad of [strToU8('PK'), packed.subarray(0, -30), packed.subarray(4)]) {
    expect(() => openZip(bad, limits).map((entry) => entry.read())).toThrow('damaged')
  }
})
