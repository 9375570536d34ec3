const mebibyte = 1024 * 1024

/**
 * The largest bodies, in bytes. `file`: an attachment of 20 MiB and what is sent with it. `member`:
 * the API's 1 MiB of JSON, of which a form makes up to three times as much. `anonymous`: what
 * anybody may send, who is not signed in.
 */
export const bodyLimits = { file: 21 * mebibyte, member: 3 * mebibyte, anonymous: mebibyte / 8 }

/**
 * The request when its body is within the limit, else undefined. A body that does not say its
 * length is read up to the limit first.
 * @param bodyLimit in bytes
 */
export async function limitBody(request: Request, bodyLimit: number): Promise<Request | undefined> {
  if (!request.body) return request
  const length = request.headers.get('content-length')
  if (length !== null) return Number(length) <= bodyLimit ? request : undefined
  const parts: ArrayBuffer[] = []
  let size = 0
  const reader = request.body.getReader()
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.byteLength
    if (size > bodyLimit) {
      await reader.cancel()
      return undefined
    }
    parts.push(part.value.slice().buffer)
  }
  return new Request(request, { body: new Blob(parts) })
}
