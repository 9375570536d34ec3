import ipaddr from 'ipaddr.js'

/** Names that are resolved on the machine or in the network it stands in (RFC 6761, 6762, 8375, 9476). */
const privateNames =
  /(^|\.)(localhost|local|internal|intranet|lan|home|corp|home\.arpa|alt|test|invalid|onion)\.?$/

/**
 * Whether an address of others may be asked: https (where `mayBePlain`, http on its usual port as well)
 * without a name and password in it, to a host that is not in a private network, however it is written.
 * What a name leads to is the platform's to refuse: the connection itself goes out by `PUBLIC_NET`.
 */
export function isPublicUrl(text: string, { mayBePlain = false } = {}): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, hostname, port, username, password } = new URL(text)
  const isPlain = mayBePlain && protocol === 'http:' && port === ''
  if (!(isPlain || protocol === 'https:') || username !== '' || password !== '') return false
  const host = hostname.replace(/^\[|\]$/g, '')
  if (ipaddr.isValid(host)) return isPublicAddress(host)
  return host.includes('.') && !privateNames.test(host)
}

/** Anything but unicast is private, shared, reserved or of the machine itself. */
function isPublicAddress(host: string): boolean {
  return ipaddr.process(host).range() === 'unicast'
}
