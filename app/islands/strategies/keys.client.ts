import { keepEvent } from '../early-events.client.ts'
import { actionOfKey } from '../shortcuts.client.ts'
import type { Strategy } from './strategy.ts'

/** Wakes at the first key that opens the search or the sheet of keys, which is then heard again. */
export const keys: Strategy = (island, hydrate) => {
  function onKey(event: KeyboardEvent) {
    if (!opensSomething(event)) return
    event.preventDefault()
    stop()
    keepEvent(island, () => document.dispatchEvent(new KeyboardEvent('keydown', event)))
    hydrate()
  }
  const stop = () => document.removeEventListener('keydown', onKey)
  document.addEventListener('keydown', onKey)
  return stop
}

/**
 * The keys of search and sheet where nothing is being typed, Ctrl+K or ⌘K anywhere.
 * @returns what is opened; undefined for any other key
 */
export function opensSomething(event: KeyboardEvent): 'search' | 'sheet' | undefined {
  const { key, ctrlKey, metaKey, altKey, target } = event
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k' ? 'search' : undefined
  const isTyping = 'input,textarea,select,[contenteditable]'
  if (altKey || (target instanceof Element && target.matches(isTyping))) return undefined
  const action = actionOfKey(event, ['search', 'sheet'])
  return action === 'search' || action === 'sheet' ? action : undefined
}
