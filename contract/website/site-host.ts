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

/**
 * The domain below which sites have their addresses, with its port: that of the installation. One that is
 * reached by a number has `localhost`, whose names browsers take for the same machine.
 */
function siteDomain(publicOrigin: string): string {
  const { hostname, host, port } = new URL(publicOrigin)
  if (!isNumber(hostname)) return host
  return port === '' ? 'localhost' : `localhost:${port}`
}

/** Where a site is: `https://bakery.firmament.example`. */
export function siteOrigin(publicOrigin: string, name: string): string {
  const { protocol } = new URL(publicOrigin)
  return `${protocol}//${name}.${siteDomain(publicOrigin)}`
}

/**
 * What stands before the installation's domain in a host; undefined for a host that is not below it.
 * Whether there is such a site is another question: nothing else is at these hosts.
 */
export function siteNameOf(host: string, publicOrigin: string): string | undefined {
  const asked = host.toLowerCase().replace(/\.(?=:|$)/, '')
  const domain = siteDomain(publicOrigin)
  return asked.endsWith(`.${domain}`) ? asked.slice(0, -domain.length - 1) : undefined
}

function isNumber(hostname: string): boolean {
  return hostname.startsWith('[') || /^[\d.]+$/.test(hostname)
}
