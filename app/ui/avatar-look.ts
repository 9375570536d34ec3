/** Angles of hue that avatars take; all are told apart at the same lightness. */
export const avatarHues = [264, 150, 25, 75, 195, 310, 230, 345] as const

/** Chooses one of the hues' places by name, the same one each time. */
export function hueIndexOf(name: string): number {
  let hash = 0
  for (const character of name) {
    hash = (hash * 31 + (character.codePointAt(0) ?? 0)) % 1_000_003
  }
  return hash % avatarHues.length
}

/** Gives the first letters of the first and the last word; of one word its first two. */
export function initialsOf(name: string): string {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter(Boolean)
  const first = Array.from(words[0] ?? '')
  const last = words.length > 1 ? Array.from(words.at(-1) ?? '') : first.slice(1)
  return `${first[0] ?? ''}${last[0] ?? ''}`.toLocaleUpperCase()
}
