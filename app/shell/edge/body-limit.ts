import { maxAttachmentMebibytes } from '#contract/firm/records.ts'
import { GrowingBytes } from './growing-bytes.ts'
import { trimFiles } from './trim-files.ts'

const mebibyte = 1024 * 1024

/**
 * The largest bodies, in bytes. `file`: an attachment of 20 MiB and what is sent with it. `member`:
 * the API's 1 MiB of JSON, of which a form makes up to three times as much. `anonymous`: what
 * anybody may send, who is not signed in.
 */
export const bodyLimits = { file: 21 * mebibyte, member: 3 * mebibyte, anonymous: mebibyte / 8 }

/** The largest form with files that is read to be given back with what was typed in it. */
const readable = 48 * mebibyte

/**
 * The request when its body is within the limit, else undefined. A body that does not say its length
 * is read first: up to the limit, or to `anonymous` from whoever is not signed in. Of a form with
 * files of somebody who is signed in, what is beyond the limit is left out as `trimFiles` does, so
 * that the form comes back with all that was typed; from anybody else nothing beyond it is read.
 * @param bodyLimit in bytes
 */
export async function limitBody(
  request: Request,
  bodyLimit: number,
  isSignedIn: () => Promise<boolean>,
): Promise<Request | undefined> {
  if (!request.body) return request
  const length = request.headers.get('content-length')
  if (length !== null && Number(length) <= bodyLimit) return request
  if (length !== null) {
    const mayBeTrimmed = bodyLimit === bodyLimits.file && Number(length) <= readable
    return mayBeTrimmed && (await isSignedIn()) ? trimmed(request) : undefined
  }
  const isLittle = bodyLimit <= bodyLimits.anonymous || (await isSignedIn())
  const most = isLittle ? bodyLimit : bodyLimits.anonymous
  const read = new GrowingBytes()
  const reader = request.body.getReader()
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    if (read.size + part.value.byteLength > most) {
      await reader.cancel()
      return undefined
    }
    read.add(part.value)
  }
  return new Request(request, { body: read.whole() })
}

async function trimmed(request: Request): Promise<Request | undefined> {
  if (!request.body) return undefined
  const limits = { file: maxAttachmentMebibytes * mebibyte, whole: bodyLimits.file }
  const type = request.headers.get('content-type') ?? ''
  const body = await trimFiles(request.body, type, limits)
  if (!body) return undefined
  const headers = new Headers(request.headers)
  headers.delete('content-length')
  return new Request(request, { body, headers })
}
