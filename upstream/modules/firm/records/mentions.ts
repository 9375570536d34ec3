type Named = { name: string }

/**
 * The members whom a text names after an @: by their whole name, or by the first word of it where
 * no other has the same. Case does not matter, and the longest name wins.
 */
export function mentionedIn<Member extends Named>(
  text: string,
  members: readonly Member[],
): Member[] {
  const found = new Set<Member>()
  const byLength = [...members].sort((a, b) => b.name.length - a.name.length)
  for (const { index } of text.matchAll(/(?<![\p{L}\p{N}._-])@/gu)) {
    const rest = fold(text.slice(index + 1, index + 200))
    const whole = byLength.find(({ name }) => begins(rest, fold(name)))
    const first = members.filter(({ name }) => begins(rest, firstWord(name)))
    const [only] = first
    if (whole) found.add(whole)
    else if (only && first.length === 1) found.add(only)
  }
  return [...found]
}

function fold(text: string): string {
  return text.normalize('NFC').toLowerCase()
}

function firstWord(name: string): string {
  return fold(name).split(/\s+/)[0] ?? ''
}

/** Whether a text begins with a name and goes on with no letter or digit. */
function begins(text: string, name: string): boolean {
  return name !== '' && text.startsWith(name) && !/^[\p{L}\p{N}]/u.test(text.slice(name.length))
}
