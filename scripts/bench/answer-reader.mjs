// @ts-check

/** Finds where one HTTP/1.1 answer ends, without building anything of it. */
export class AnswerReader {
  /** @type {Buffer} */
  #pending = Buffer.alloc(0)

  /**
   * @param {Buffer} chunk
   * @returns {number | undefined} the status, once the answer is whole
   */
  read(chunk) {
    this.#pending = this.#pending.length === 0 ? chunk : Buffer.concat([this.#pending, chunk])
    const headEnd = this.#pending.indexOf('\r\n\r\n')
    if (headEnd < 0) return undefined
    const head = this.#pending.toString('latin1', 0, headEnd).toLowerCase()
    if (!this.#isWhole(head, headEnd + 4)) return undefined
    this.#pending = Buffer.alloc(0)
    return Number(head.slice(9, 12))
  }

  /**
   * @param {string} head
   * @param {number} bodyStart
   */
  #isWhole(head, bodyStart) {
    const length = /\ncontent-length: *(\d+)/.exec(head)?.[1]
    if (length !== undefined) return this.#pending.length >= bodyStart + Number(length)
    if (!head.includes('\ntransfer-encoding: chunked')) return true
    let at = bodyStart
    for (;;) {
      const lineEnd = this.#pending.indexOf('\r\n', at)
      if (lineEnd < 0) return false
      const size = Number.parseInt(this.#pending.toString('latin1', at, lineEnd), 16)
      at = lineEnd + 2 + size + 2
      if (at > this.#pending.length) return false
      if (size === 0) return true
    }
  }
}
