/**
 * Whether a text is an absolute IRI (RFC 3987): a scheme, then no blanks or signs that an IRI
 * cannot hold. `w3id.org/xapi` is none, as it has no scheme.
 */
export function isIri(text: string): boolean {
  return /^[a-z][a-z0-9+.-]*:[^\s<>"{}|\\^`\p{Cc}]+$/iu.test(text) && hasWholeEscapes(text)
}

/** Whether a text is an address on the web, as `fetch` would take it. */
export function isWebUrl(text: string): boolean {
  if (!isIri(text) || !/^https?:\/\/[^/?#]/i.test(text)) return false
  return URL.canParse(text)
}

function hasWholeEscapes(text: string): boolean {
  return !/%(?![0-9a-f]{2})/i.test(text)
}
