/** A name of what somebody came with, in the words of its maker; empty where it is not known. */
export type Device = { browser: string; system: string }

/** The first that fits; those that also call themselves something else come first. */
const browsers = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bYaBrowser\//, 'Yandex Browser'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*Safari\//, 'Safari'],
  [/^curl\//, 'curl'],
] as const

const systems = [
  [/\b(iPhone|iPod)\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b|\bX11\b/, 'Linux'],
] as const

/** Browser and system by a `User-Agent`; versions are left out, for they change by themselves. */
export function deviceOf(userAgent: string): Device {
  return { browser: firstOf(browsers, userAgent), system: firstOf(systems, userAgent) }
}

function firstOf(known: readonly (readonly [RegExp, string])[], userAgent: string): string {
  return known.find(([shape]) => shape.test(userAgent))?.[1] ?? ''
}

/**
 * The network of an address, wide enough that a phone stays in its own: the first half of an IPv4
 * address, the first 32 bits of an IPv6 one (what a provider is given, RIPE-738).
 */
export function networkOf(address: string): string {
  if (!address.includes(':')) return address.split('.').slice(0, 2).join('.')
  const [head = ''] = address.toLowerCase().split('::')
  const groups = head.split(':').filter((group) => group !== '')
  return [groups[0] ?? '0', groups[1] ?? '0']
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')
}
