/**
 * A place of our own to go on to: the path, query and fragment of `to` when it is a path of this
 * site, else `otherwise`. Refuses other origins in all their spellings (`//x`, `/\x`, control
 * characters, `javascript:`).
 */
export function redirectWithin(to: unknown, otherwise = '/dashboard'): string {
  if (typeof to !== 'string' || to.length > 2000 || !/^\/(?![/\\])/.test(to)) return otherwise
  if (hasControlCharacter(to)) return otherwise
  const base = 'https://within.invalid'
  if (!URL.canParse(to, base)) return otherwise
  const url = new URL(to, base)
  if (url.origin !== base || url.pathname.startsWith('//')) return otherwise
  return url.pathname + url.search + url.hash
}

function hasControlCharacter(text: string): boolean {
  return [...text].some((character) => character <= '\u001f' || character === '\u007f')
}

/** The lock screen, which leads back to what was asked for; not to where something was sent. */
export function lockScreenPath(request: Request): string {
  return `/lock-screen?to=${encodeURIComponent(wayBack(request))}`
}

/** Where one shows once more who one is, which leads back likewise. */
export function confirmPath(request: Request): string {
  return `/confirm?to=${encodeURIComponent(wayBack(request))}`
}

function wayBack(request: Request): string {
  return request.method === 'GET' ? ownPath(request) : new URL(request.url).pathname
}

/** The path and query of a request, to come back to. */
export function ownPath(request: Request): string {
  const { pathname, search } = new URL(request.url)
  return pathname + search
}
