/** Whether a browser runs on a machine whose keyboard has ⌘ in place of a control key for commands. */
export function isMac(platform: string): boolean {
  return /^(mac|iphone|ipad)/i.test(platform)
}

/**
 * What stands on the keys: those of German keyboards say Strg, those of a Mac have signs in every
 * language.
 * @param texts `keys.control` and `keys.enter` in the person's language
 */
export function keyNames(
  texts: Readonly<Record<string, string>>,
  onMac: boolean,
): { search: string; enter: string } {
  const { 'keys.control': control = 'Ctrl', 'keys.enter': enter = 'Enter' } = texts
  return onMac ? { search: '⌘K', enter: '↩' } : { search: `${control} K`, enter }
}
