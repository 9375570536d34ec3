import { invariant } from '#contract/core/errors.ts'
import type { HandlerContext } from '../firm/implement.ts'
import { breathe } from './breathe.ts'

/** Has a file saved and never shown in place, under its own name (RFC 6266, RFC 8187). */
export function asDownload({ resHeaders }: HandlerContext, file: File): File {
  const plain = file.name.normalize('NFKD').replace(/[^\w.()@+ -]/g, '_')
  const whole = encodeURIComponent(file.name).replace(/['()*]/g, percent)
  resHeaders?.set(
    'content-disposition',
    `attachment; filename="${plain}"; filename*=UTF-8''${whole}`,
  )
  return file
}

/**
 * As `asDownload`, of a file that is made while it is sent, so that all of it is never in memory. Where
 * making it fails, the download breaks off: nobody takes a part for the whole.
 */
export function asStream(
  context: HandlerContext,
  { name, type }: { name: string; type: string },
  parts: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): File {
  invariant(context.sent, 'Only a request is answered with a stream')
  context.sent.body = streamOf(parts)
  return asDownload(context, new File([], name, { type }))
}

/** Texts as bytes. */
export function* encoded(texts: Iterable<string>): Generator<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder()
  for (const text of texts) yield new Uint8Array(encoder.encode(text))
}

/** As many bytes are made without a pause for others. */
const bytesAtOnce = 512 * 1024

/** Each part is made when the one before was taken, and others go on in between. */
function streamOf(
  parts: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): ReadableStream<Uint8Array> {
  const from =
    Symbol.asyncIterator in parts ? parts[Symbol.asyncIterator]() : parts[Symbol.iterator]()
  let bytes = 0
  return new ReadableStream({
    async pull(controller) {
      if (bytes > bytesAtOnce) {
        bytes = 0
        await breathe()
      }
      const { done, value } = await from.next()
      if (done) return controller.close()
      bytes += value.length
      controller.enqueue(value)
    },
    async cancel() {
      await from.return?.()
    },
  })
}

function percent(letter: string): string {
  return `%${letter.charCodeAt(0).toString(16).toUpperCase()}`
}
