import { siteOrigin } from '../core/hosts.ts'

/** Names below the installation's domain that are the installation's own. */
const reserved: ReadonlySet<string> = new Set([
  ...['www', 'api', 'app', 'admin', 'mail', 'smtp', 'imap', 'pop', 'ftp', 'ns1', 'ns2', 'dns'],
  ...['autoconfig', 'autodiscover', 'cdn', 'static', 'assets', 'files', 'status', 'help'],
  ...['support', 'demo', 'test', 'dev', 'staging', 'sites', 'dav', 'mcp', 'localhost'],
])

/** Whether a name may stand before the installation's domain: letters, digits and hyphens. */
export function isSiteName(name: string): boolean {
  return /^[a-z][a-z0-9-]{1,38}[a-z0-9]$/.test(name) && !name.includes('--') && !reserved.has(name)
}

/** Whether a text is a domain that a firm can own: names with a point between them, and no number. */
export function isDomain(host: string): boolean {
  const isNamed = /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/.test(host)
  return isNamed && host.length <= 253
}

/** Where a site is: at the firm's own domain, else at its name below the installation's. */
export function siteAddress(
  publicOrigin: string,
  { name, domain }: { name: string; domain: string },
): string {
  const { protocol, port } = new URL(publicOrigin)
  if (domain === '') return siteOrigin(publicOrigin, name)
  return `${protocol}//${domain}${port === '' ? '' : `:${port}`}`
}

/**
 * The one cookie of a site: the visitor's cart. It is set when something is put into it, which needs no
 * consent (2002/58/EC, 5 (3)). Over HTTPS its name says that no other host can have set it.
 */
export function cartCookieName(publicOrigin: string): string {
  return publicOrigin.startsWith('https:') ? '__Host-cart' : 'cart'
}

/** What the cart's cookie holds; empty for none. No other cookie is looked at, and none of the app's. */
export function cartOf(header: string, publicOrigin: string): string {
  const name = cartCookieName(publicOrigin)
  for (const part of header.split(';')) {
    const [key = '', ...value] = part.trim().split('=')
    if (key === name) return value.join('=').slice(0, 4096)
  }
  return ''
}

/** Sets the cart's cookie, or takes it away where there is nothing to keep. */
export function cartCookie(publicOrigin: string, value: string): string {
  const secure = publicOrigin.startsWith('https:') ? '; Secure' : ''
  const age = value === '' ? 0 : 30 * 24 * 3600
  return `${cartCookieName(publicOrigin)}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${age}${secure}`
}
