const schemes = /^(https?|mailto|tel|page|media):/i

/**
 * Whether a link may lead there: to the web, to an address of mail, a number, a page or file of the
 * site, a path or an anchor. Whatever would run, and a path of another host (`//host`), may not.
 */
export function isAllowedHref(href: string): boolean {
  const text = href.trim()
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers leave these out of a scheme
  if (text === '' || text.length > 2000 || /[\u0000-\u0020\u007f\\]/.test(text)) return false
  if (text.startsWith('//')) return false
  return schemes.test(text) || !/^[^/?#]*:/.test(text)
}
