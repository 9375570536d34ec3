const loopback = ['127.0.0.1', '[::1]', 'localhost']

/** Editors whose assistants sign in by a scheme of their own without a dot in it. */
const knownSchemes = ['cursor:', 'vscode:', 'vscode-insiders:']

/**
 * Whether people may be sent back to an address: https, http of the machine itself, or a scheme of an
 * installed app, which has a dot in it (RFC 8252, 7.1). Without fragment, name, password or wildcard.
 */
export function isRedirectUri(text: string): boolean {
  if (!URL.canParse(text) || /[\s#*]/.test(text)) return false
  const { protocol, hostname, username, password } = new URL(text)
  if (username !== '' || password !== '') return false
  if (protocol === 'https:') return hostname !== ''
  if (protocol === 'http:') return loopback.includes(hostname)
  return protocol.includes('.') || knownSchemes.includes(protocol)
}

/** Where an address leads, as people are told: its host; of an app's own scheme that, as what stands behind it is whatever the app wrote. */
export function destinationOf(uri: string): string {
  const { protocol, host } = new URL(uri)
  return /^https?:$/.test(protocol) ? host : protocol
}

/**
 * Whether an address is one of those that were registered, to the letter; of the machine itself the
 * port may be another, as an app is given one when it starts (RFC 8252, 7.3).
 */
export function isRegisteredUri(given: string, registered: readonly string[]): boolean {
  if (registered.includes(given)) return true
  const portless = withoutPort(given)
  return portless !== undefined && registered.some((one) => withoutPort(one) === portless)
}

function withoutPort(text: string): string | undefined {
  if (!isRedirectUri(text)) return undefined
  const { protocol, hostname, pathname, search } = new URL(text)
  if (protocol !== 'http:') return undefined
  return `${hostname}${pathname}${search}`
}
