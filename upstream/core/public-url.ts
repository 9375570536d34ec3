import ipaddr from 'ipaddr.js'

/** Names that are resolved on the machine or in the network it stands in (RFC 6761, 6762, 8375, 9476). */
const privateNames =
  /(^|\.)(localhost|local|internal|intranet|lan|home|corp|private|arpa|alt|test|invalid|onion)\.?$/

/**
 * Whether an address of others may be asked: https without a name and password in it, to a host that is
 * not in a private network, however it is written. What a stranger's text names (`isOfText`), such as a
 * picture in a mail, may be http as well, but only on the usual port and at no bare IPv6 address. What a
 * name leads to is the platform's to refuse: the connection itself goes out by `PUBLIC_NET`.
 */
export function isPublicUrl(text: string, { isOfText = false } = {}): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, hostname, port, username, password } = new URL(text)
  const isAsked = protocol === 'https:' || (isOfText && protocol === 'http:')
  if (!isAsked || username !== '' || password !== '') return false
  if (isOfText && (port !== '' || hostname.startsWith('['))) return false
  const host = hostname.replace(/^\[|\]$/g, '')
  if (ipaddr.isValid(host)) return isPublicAddress(host)
  return host.includes('.') && !privateNames.test(host)
}

/** Anything but unicast is private, shared, reserved or of the machine itself. */
function isPublicAddress(host: string): boolean {
  return ipaddr.process(host).range() === 'unicast'
}
