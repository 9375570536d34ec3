/** A part of a stable key: letters that blocks take in references. */
export function keyPart(text: string): string {
  const plain = text.replace(/[^\w./-]+/g, (other) =>
    [...new TextEncoder().encode(other)].map((byte) => byte.toString(16)).join(''),
  )
  // Long ones keep their end, which tells them apart.
  return plain.slice(-90)
}

/** The host and path of a site, in small letters: `old.example/blog`. */
export function siteKey(url: string): string {
  if (!URL.canParse(url)) return 'site'
  const { host, pathname } = new URL(url)
  return keyPart(`${host}${pathname.replace(/\/+$/, '')}`)
}

/** The path and question part of an address; undefined for what is none. */
export function pathOfUrl(url: string): string | undefined {
  if (!URL.canParse(url)) return undefined
  const { pathname, search } = new URL(url)
  return `${pathname}${search}`
}

/** What tells addresses apart: without scheme, `www.`, fragment and a slash at the end. */
export function addressKey(url: string): string {
  if (!URL.canParse(url)) return url
  const { host, pathname, search } = new URL(url)
  return `${host.replace(/^www\./, '')}${pathname.replace(/\/+$/, '')}${search}`
}
