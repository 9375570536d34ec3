import { zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { openZip } from '../../../../core/zip/open-zip.ts'

/** Bytes that pack somewhat, the same each time (the generator of ISO C's `rand`). */
function sampleOf(length: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(length)
  let state = 12_345
  for (const at of bytes.keys()) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff
    bytes[at] = 65 + ((state >> 16) % 20) * ((at >> 6) % 3)
  }
  return bytes
}

// Lengths at which the runtime's own limit refuses what is not beyond it.
test('an entry of any length is unpacked, and one that is longer than it says is not', () => {
  const limits = { maxBytes: 4_000_000, maxEntries: 10 }
  for (const length of [1, 43_277, 48_911, 62_471, 101_894, 187_783, 346_027, 1_327_475]) {
    const [entry] = openZip(zipSync({ a: sampleOf(length) }, { level: 1 }), limits)
    expect(entry?.read(), String(length)).toHaveLength(length)
  }
  const forged = zipSync({ a: sampleOf(500_000) }, { level: 1 })
  const view = new DataView(forged.buffer, forged.byteOffset)
  const directory = view.getUint32(forged.length - 22 + 16, true)
  view.setUint32(directory + 24, 1_000, true)
  const [entry] = openZip(forged, limits)
  expect(() => entry?.read()).toThrow('damaged')
})
