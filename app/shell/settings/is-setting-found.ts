import { hasNearWords } from '../match-near.ts'
import { hasAllWords } from '../match-words.ts'

/** A page of the settings as the search sees it. */
export type Searched = {
  label: string
  /** What it is for. */
  words: string
  /** What can be set there and what else it is called. */
  find: string
}

/** Whether every word that was typed begins a word of the name, the line or what can be set. */
export function isSettingFound({ label, words, find }: Searched, typed: string): boolean {
  return hasAllWords(`${label} ${words} ${find}`, typed)
}

/** Those that are found, or when none is, those that are but for one mistake in a word. */
export function settingsFound<One extends Searched>(all: readonly One[], typed: string): One[] {
  const found = all.filter((one) => isSettingFound(one, typed))
  if (found.length > 0) return found
  return all.filter(({ label, words, find }) => hasNearWords(`${label} ${words} ${find}`, typed))
}
