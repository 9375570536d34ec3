/** Addresses in a text, without the full stop or bracket after them. */
export const urls = /https?:\/\/[^\s<>"')\]]+[^\s<>"')\].,;:!?]/g

/** The links of a text, each once, in their order. */
export function linksOf(text: string): string[] {
  return [...new Set(text.match(urls) ?? [])]
}
