const passedHeaders = ['content-type', 'content-disposition', 'content-length', 'etag']

/**
 * A file of the API on its way to the browser: its type and name, and nothing else the API said.
 * `disposition` wins over the API's.
 */
export function passFile(answer: Response, disposition?: 'inline' | 'attachment'): Response {
  const headers = new Headers({ 'cache-control': 'private, no-store' })
  for (const name of passedHeaders) {
    const value = answer.headers.get(name)
    if (value) headers.set(name, value)
  }
  const named = headers.get('content-disposition') ?? 'attachment'
  if (disposition) headers.set('content-disposition', named.replace(/^\w+/, disposition))
  return new Response(answer.body, { headers })
}
