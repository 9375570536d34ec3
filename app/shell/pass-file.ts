const passedHeaders = ['content-type', 'content-disposition', 'content-length', 'etag']

const unknownType = 'application/octet-stream'

/** The type of a file, or that of no file in particular where a browser could run it on our origin. */
export function safeFileType(type: string | null): string {
  return !type || /html|script|svg|wasm|multipart/i.test(type) ? unknownType : type
}

/** What is shown in the browser; all else is saved. */
function isShowable(type: string): boolean {
  return /^(application\/pdf|text\/plain|image\/(png|jpeg|gif|webp))(;|$)/.test(type)
}

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
  const type = safeFileType(headers.get('content-type'))
  headers.set('content-type', type)
  const named = headers.get('content-disposition') ?? 'attachment'
  const shown = isShowable(type) ? disposition : 'attachment'
  if (disposition) headers.set('content-disposition', named.replace(/^\w+/, shown ?? 'attachment'))
  return new Response(answer.body, { headers })
}
