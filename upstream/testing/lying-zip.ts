import { zipSync } from 'fflate'

/** A ZIP whose headers say that its only entry has 1,000 bytes; it has ten million blanks. */
export function lyingZip(name: string): Uint8Array<ArrayBuffer> {
  const packed = zipSync({ [name]: new Uint8Array(10_000_000).fill(32) })
  const view = new DataView(packed.buffer)
  view.setUint32(22, 1_000, true)
  view.setUint32(view.getUint32(packed.length - 6, true) + 24, 1_000, true)
  return packed
}
