/**
 * An address as it is counted by: of IPv6 its first 64 bits, for whoever is given one address there
 * is given all that begin so (RFC 6177), and would be somebody else with each of them.
 */
export function countedAddress(address: string): string {
  const text = address.toLowerCase()
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(text)?.[1]
  if (mapped) return mapped
  if (!/^[0-9a-f:]+$/.test(text) || !text.includes(':')) return address
  const [head = [], tail = []] = text
    .split('::')
    .map((half) => half.split(':').filter((group) => group !== ''))
  const gap = Array<string>(Math.max(0, 8 - head.length - tail.length)).fill('0')
  const groups = [...head, ...gap, ...tail].map((group) => group.replace(/^0+(?=.)/, ''))
  const network = groups
    .slice(0, 4)
    .join(':')
    .replace(/(:0|^0)+$/, '')
  return `${network}::/64`
}
