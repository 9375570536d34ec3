import { GrowingBytes } from './growing-bytes.ts'

const crlf = '\r\n'
/** The head of one part; those of browsers have a few hundred bytes. */
const maxHead = 16_384
/** Far more than a page of ours has fields; each costs whoever takes the form more than its bytes. */
const maxParts = 500

type TrimLimits = {
  /** Of one file, in bytes. */
  file: number
  /** Of everything, in bytes. */
  whole: number
}

/**
 * A form with files, read without keeping more than the limits: the first file that is beyond them
 * becomes one of a byte more than a file may have, so that whoever takes the form refuses it at its
 * field, with all else that was typed. Files after it come without their bytes.
 * @returns undefined for what is no such form, has more than 500 parts, or whose texts alone are too
 *   long
 */
export async function trimFiles(
  body: ReadableStream<Uint8Array>,
  contentType: string,
  limits: TrimLimits,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const boundary = /^multipart\/form-data\s*;.*boundary="?([^";,\s]{1,70})"?/i.exec(
    contentType,
  )?.[1]
  if (!boundary) return undefined
  const form = new TrimmedForm(`--${boundary}`, limits)
  const reader = body.getReader()
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    if (form.take(read.value)) continue
    await reader.cancel()
    return undefined
  }
  return form.end()
}

class TrimmedForm {
  private readonly delimiter: Uint8Array
  private readonly kept = new GrowingBytes()
  private pending: Uint8Array = bytesOf(crlf)
  private parts = 0
  private state: 'before' | 'head' | 'body' | 'after' = 'before'
  private isFile = false
  private partSize = 0
  private hasRefused = false
  private isDropping = false

  constructor(
    boundary: string,
    private readonly limits: TrimLimits,
  ) {
    this.delimiter = bytesOf(crlf + boundary)
  }

  /** Takes the next bytes; false when no form can be made of them. */
  take(bytes: Uint8Array): boolean {
    this.pending = joined(this.pending, bytes)
    while (this.step()) {
      // Until what is pending does not say more.
    }
    const isHeadTooLong = this.state === 'head' && this.pending.length > maxHead
    const most = this.limits.whole + this.limits.file + maxHead
    return !isHeadTooLong && this.parts <= maxParts && this.kept.size <= most
  }

  end(): Uint8Array<ArrayBuffer> | undefined {
    return this.state === 'after' ? this.kept.whole() : undefined
  }

  private step(): boolean {
    if (this.state === 'after') {
      this.pending = new Uint8Array()
      return false
    }
    if (this.parts > maxParts) return false
    return this.state === 'head' ? this.stepHead() : this.stepBody()
  }

  private stepHead(): boolean {
    const { pending } = this
    if (pending.length < 2) return false
    if (pending[0] === 45 && pending[1] === 45) {
      this.kept.add(bytesOf(`--${crlf}`))
      this.state = 'after'
      return true
    }
    const at = indexOf(pending, bytesOf(crlf + crlf))
    if (at < 0) return false
    const head = pending.subarray(0, at + 4)
    this.isFile = /;\s*filename\*?=/i.test(new TextDecoder().decode(head))
    this.parts += 1
    this.partSize = 0
    this.isDropping = this.isFile && this.hasRefused
    this.kept.add(head)
    this.pending = pending.subarray(at + 4)
    this.state = 'body'
    return true
  }

  private stepBody(): boolean {
    const { pending, delimiter } = this
    const at = indexOf(pending, delimiter)
    const isEnd = at >= 0
    const until = isEnd ? at : Math.max(0, pending.length - delimiter.length + 1)
    if (this.state === 'body') this.keepOfPart(pending.subarray(0, until))
    this.pending = pending.subarray(isEnd ? at + delimiter.length : until)
    if (!isEnd) return false
    // Of the first delimiter, the line's end is ours.
    this.kept.add(this.state === 'before' ? delimiter.subarray(2) : delimiter)
    this.state = 'head'
    return true
  }

  private keepOfPart(bytes: Uint8Array): void {
    this.partSize += bytes.length
    if (this.isDropping) return
    const { file, whole } = this.limits
    const isBeyond = this.partSize > file || this.kept.size + bytes.length > whole
    if (!this.isFile || !isBeyond) {
      this.kept.add(bytes)
      return
    }
    const before = this.partSize - bytes.length
    this.kept.addZeros(file + 1 - before)
    this.hasRefused = true
    this.isDropping = true
  }
}

function bytesOf(text: string): Uint8Array {
  return new TextEncoder().encode(text)
}

function joined(one: Uint8Array, other: Uint8Array): Uint8Array {
  if (one.length === 0) return other
  const both = new Uint8Array(one.length + other.length)
  both.set(one)
  both.set(other, one.length)
  return both
}

function indexOf(bytes: Uint8Array, wanted: Uint8Array): number {
  const [first = 0] = wanted
  for (let at = bytes.indexOf(first); at >= 0; at = bytes.indexOf(first, at + 1)) {
    if (at + wanted.length > bytes.length) return -1
    if (wanted.every((byte, offset) => bytes[at + offset] === byte)) return at
  }
  return -1
}
