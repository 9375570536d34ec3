/** Bytes that are added one after the other, in one buffer however small the pieces are. */
export class GrowingBytes {
  private bytes = new Uint8Array(65_536)
  size = 0

  add(piece: Uint8Array): void {
    this.reserve(piece.length)
    this.bytes.set(piece, this.size)
    this.size += piece.length
  }

  /** Adds so many zeros. */
  addZeros(count: number): void {
    this.reserve(count)
    this.size += count
  }

  /** All of them, without a copy. */
  whole(): Uint8Array<ArrayBuffer> {
    return this.bytes.subarray(0, this.size)
  }

  private reserve(count: number): void {
    const needed = this.size + count
    if (needed <= this.bytes.length) return
    const larger = new Uint8Array(Math.max(needed, this.bytes.length * 2))
    larger.set(this.whole())
    this.bytes = larger
  }
}
