/** The largest form: an attachment of 10 MiB and what is sent with it. */
export const bodyLimit = 11 * 1024 * 1024

/**
 * The request when its body is within the limit, else undefined. A body that does not say its
 * length is read up to the limit first.
 */
export async function limitBody(request: Request): Promise<Request | undefined> {
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
