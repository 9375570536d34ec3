import { createHash } from 'node:crypto'

/**
 * What two requests have in common that ask for the same: method, path and content. A form with files
 * is taken apart, as each sending separates its parts otherwise.
 */
export async function hashRequest(request: Request): Promise<string> {
  const { pathname, search } = new URL(request.url)
  const hash = createHash('sha256').update(`${request.method} ${pathname}${search}\n`)
  const copy = request.clone()
  const isForm = /^multipart\/form-data/i.test(request.headers.get('content-type') ?? '')
  if (!isForm) {
    return hash.update(new Uint8Array(await copy.arrayBuffer())).digest('base64url')
  }
  for (const [name, value] of await copy.formData()) {
    hash.update(JSON.stringify([name, typeof value === 'string' ? value : value.name]))
    if (typeof value !== 'string') hash.update(new Uint8Array(await value.arrayBuffer()))
  }
  return hash.digest('base64url')
}
