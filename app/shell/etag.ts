/** Weak: the network compresses answers on their way, each time into other bytes. */
export async function etagOf(body: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', body))
  return `W/"${btoa(String.fromCharCode(...digest.subarray(0, 15)))}"`
}

/** Whether a caller has an answer already, by its `If-None-Match`. */
export function isKnown(ifNoneMatch: string | null, etag: string): boolean {
  const strong = (text: string) => text.trim().replace(/^W\//, '')
  const asked = (ifNoneMatch ?? '').split(',').map(strong)
  return asked.includes('*') || asked.includes(strong(etag))
}

/**
 * An answer, or only that it is unchanged for a caller who has it. Remix takes the header of the
 * request that says so, so this is asked outside of it.
 */
export function unlessKnown(request: Request, response: Response): Response {
  const etag = response.headers.get('etag')
  const isAsked = request.method === 'GET' && response.status === 200 && etag !== null
  if (!isAsked || !isKnown(request.headers.get('if-none-match'), etag)) return response
  const headers = new Headers(response.headers)
  headers.delete('content-length')
  return new Response(null, { status: 304, headers })
}
