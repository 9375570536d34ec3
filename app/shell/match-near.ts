import { foldText } from './fold-text.ts'

const words = /[\p{L}\p{N}\p{M}]+/gu
/** In shorter words a mistake makes another word. */
const leastLength = 4

/**
 * Whether every word that was typed begins a word of a text, or would with one letter more, less,
 * changed or swapped with its neighbour. For when nothing has the words as they were typed.
 */
export function hasNearWords(text: string, typed: string): boolean {
  const wanted = foldText(typed).match(words) ?? []
  const own = foldText(text).match(words) ?? []
  return wanted.length > 0 && wanted.every((one) => own.some((word) => isNear(word, one)))
}

function isNear(word: string, typed: string): boolean {
  if (word.startsWith(typed)) return true
  if (typed.length < leastLength) return false
  return [-1, 0, 1].some((more) => {
    const beginning = word.slice(0, typed.length + more)
    return beginning.length === typed.length + more && isOneApart(beginning, typed)
  })
}

function isOneApart(one: string, other: string): boolean {
  let at = 0
  while (at < Math.min(one.length, other.length) && one[at] === other[at]) at += 1
  const rest = (text: string, from: number) => text.slice(at + from)
  if (rest(one, 1) === rest(other, 0) || rest(one, 0) === rest(other, 1)) return true
  if (rest(one, 1) === rest(other, 1)) return true
  const isSwapped = one[at] === other[at + 1] && one[at + 1] === other[at]
  return isSwapped && rest(one, 2) === rest(other, 2)
}
