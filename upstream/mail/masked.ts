/**
 * A mail's text without what opens something: of each link the origin is left, of each code nothing.
 * Whoever reads it may help, and get in nowhere.
 */
export function maskSecrets(text: string): string {
  return text
    .replace(/(https?:\/\/[^\s<>"/?#]+)[^\s<>"]*/g, (link, origin: string) =>
      link.length > origin.length + 1 ? `${origin}/…` : link,
    )
    .replace(/\b\d{6}\b/g, '••••••')
}
