/** An image taken apart: what the picture needs, and all that was merely in the file. */
export type ImageParts = {
  type: 'image/jpeg' | 'image/png' | 'image/webp'
  width: number
  height: number
  /** Together a whole file again, without a word that is not the picture's. */
  kept: readonly Uint8Array<ArrayBuffer>[]
  dropped: readonly Uint8Array[]
}

export function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}

/** Bytes as text, one character each, as the names in image files are written. */
export function latin(bytes: Uint8Array, start = 0, end = bytes.length): string {
  return new TextDecoder('latin1').decode(bytes.subarray(start, end))
}

export function startsWith(bytes: Uint8Array, beginning: readonly number[]): boolean {
  return beginning.every((byte, index) => bytes[index] === byte)
}

export function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text, (character) => character.charCodeAt(0))
}
