/**
 * The domain below which sites have their addresses, with its port: that of the installation. One that is
 * reached by a number has `localhost`, whose names browsers take for the same machine.
 */
function siteDomain(publicOrigin: string): string {
  const { hostname, host, port } = new URL(publicOrigin)
  if (!isNumber(hostname)) return host
  return port === '' ? 'localhost' : `localhost:${port}`
}

/** What hosts of packages of courses begin with. No name of a firm's own site has two hyphens. */
export const packageHostPrefix = 'pkg--'

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
