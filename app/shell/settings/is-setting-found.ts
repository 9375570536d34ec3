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
