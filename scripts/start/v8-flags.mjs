// @ts-check

/**
 * V8 takes 16 MiB and more for young objects in each isolate, and a host has half a dozen. Less is
 * too little: with 2 MiB a page of the editor took 12 % more of the processor than with 8, with 16
 * no less (measured, 20,000 invoices), and memory differed by 2 and by 25 MiB.
 */
const smallYoungGeneration = '--max-semi-space-size=8'

/** For `swept-worker.mjs`. */
const collectOnDemand = '--expose-gc'

export const smallMemory = [smallYoungGeneration, collectOnDemand]

const wordBytes = 8
/** Place of `v8Flags` among the pointers of `Config` in workerd.capnp. */
const flagsPointer = 2

/**
 * Adds flags for V8 to a configuration of workerd, for which miniflare has no option. The
 * configuration is a Cap'n Proto message (capnproto.org/encoding.html): the flags go into a new
 * segment at its end, and the pointer in the root, which must be null, leads there.
 * @param {Buffer} message
 * @param {string[]} flags
 * @returns {Buffer} the message as it was, when it has another shape than is known
 */
export function addV8Flags(message, flags) {
  const segmentCount = message.readUInt32LE(0) + 1
  const sizes = Array.from({ length: segmentCount }, (_, i) => message.readUInt32LE(4 + 4 * i))
  const body = Buffer.from(message.subarray(headBytes(segmentCount)))
  const rootOffset = body.readInt32LE(0) >> 2
  const dataWords = body.readUInt16LE(4)
  const pointerCount = body.readUInt16LE(6)
  const slot = (1 + rootOffset + dataWords + flagsPointer) * wordBytes
  const isKnown = (body.readInt32LE(0) & 3) === 0 && pointerCount > flagsPointer
  if (!isKnown || body.readBigUInt64LE(slot) !== 0n) return message
  // A far pointer: to the first word of the new segment.
  body.writeUInt32LE(2, slot)
  body.writeUInt32LE(segmentCount, slot + 4)
  const segment = writeTextList(flags)
  return Buffer.concat([writeHead([...sizes, segment.length / wordBytes]), body, segment])
}

/**
 * A segment that begins with a pointer to a list of texts.
 * @param {string[]} texts
 */
function writeTextList(texts) {
  const pointers = Buffer.alloc((1 + texts.length) * wordBytes)
  pointers.writeUInt32LE(1, 0)
  pointers.writeUInt32LE(6 | (texts.length << 3), 4)
  const parts = [pointers]
  let end = 1 + texts.length
  for (const [index, text] of texts.entries()) {
    const bytes = Buffer.byteLength(text) + 1
    const words = Math.ceil(bytes / wordBytes)
    const at = 1 + index
    pointers.writeInt32LE(((end - at - 1) << 2) | 1, at * wordBytes)
    pointers.writeUInt32LE(2 | (bytes << 3), at * wordBytes + 4)
    const padded = Buffer.alloc(words * wordBytes)
    padded.write(text)
    parts.push(padded)
    end += words
  }
  return Buffer.concat(parts)
}

/** @param {number[]} sizes of the segments, in words */
function writeHead(sizes) {
  const head = Buffer.alloc(headBytes(sizes.length))
  head.writeUInt32LE(sizes.length - 1, 0)
  for (const [index, size] of sizes.entries()) head.writeUInt32LE(size, 4 + 4 * index)
  return head
}

/** @param {number} segmentCount */
function headBytes(segmentCount) {
  return Math.ceil((4 + 4 * segmentCount) / wordBytes) * wordBytes
}
