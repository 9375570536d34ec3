import transliterate from '@sindresorhus/transliterate'
import type { AcceptedText } from './question.ts'

export type MatchRules = { matchCase: boolean; matchAccents: boolean }

/**
 * Whether a typed text is an accepted one. Blanks at the ends and repeated ones never matter, nor
 * which apostrophe, quotation mark or dash a keyboard puts. Case: "STRASSE" is "Straße". Accents,
 * where they do not matter: "Munchen" is "München", "елка" is "ёлка", "lodz" is "Łódź"; the
 * Cyrillic "й" is a letter of its own and never "и".
 */
export function isAccepted(typed: string, accepted: AcceptedText, rules: MatchRules): boolean {
  const text = comparable(typed, rules)
  if (!accepted.hasWildcards) return text === comparable(accepted.text, rules)
  return fitsParts(
    text,
    wildcardParts(accepted.text).map((part) => comparable(part, rules, false)),
  )
}

/** A text as it is compared: what does not matter is made alike. */
export function comparable(text: string, rules: MatchRules, isWhole = true): string {
  let made = text
    .normalize('NFC')
    .replace(/[\s\u00a0]+/gu, ' ')
    .replace(/[\u2018\u2019\u02bc\u00b4\u0060]/g, "'")
    .replace(/[\u201c\u201d\u201e\u00ab\u00bb]/g, '"')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/[\u200b\u00ad\ufeff]/g, '')
  if (isWhole) made = made.trim()
  if (!rules.matchAccents) made = withoutMarks(made)
  // The upper case has one form where the lower has two: "ß" and "ss", "ς" and "σ".
  return rules.matchCase ? made : made.toUpperCase()
}

function withoutMarks(text: string): string {
  return text
    .normalize('NFD')
    .replace(/и\u0306/giu, (pair) => pair.normalize('NFC'))
    .replace(/\p{M}/gu, '')
    .replace(/\p{Script=Latin}+/gu, (letters) => transliterate(letters))
}

/** The texts between the stars; `\*` is a star of the text. */
function wildcardParts(pattern: string): string[] {
  const parts = ['']
  for (const piece of pattern.match(/\\\*|\*|[^*\\]+|\\/gu) ?? []) {
    if (piece === '*') parts.push('')
    else parts.push(`${parts.pop() ?? ''}${piece === '\\*' ? '*' : piece}`)
  }
  return parts
}

/** Whether a text begins and ends with the outer parts and has the others between, in their order. */
function fitsParts(text: string, parts: readonly string[]): boolean {
  const first = (parts[0] ?? '').trimStart()
  if (parts.length === 1) return text === first.trimEnd()
  const last = (parts.at(-1) ?? '').trimEnd()
  if (!text.startsWith(first) || !text.endsWith(last)) return false
  if (text.length < first.length + last.length) return false
  let at = first.length
  const end = text.length - last.length
  for (const part of parts.slice(1, -1)) {
    const found = text.indexOf(part, at)
    if (found < 0 || found + part.length > end) return false
    at = found + part.length
  }
  return true
}
