import { keepEvent } from '../early-events.client.ts'
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

/** `/` and `?` where nothing is being typed, Ctrl+K or ⌘K anywhere. */
export function opensSomething({ key, ctrlKey, metaKey, target }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k'
  if (key !== '/' && key !== '?') return false
  const isTyping = 'input,textarea,select,[contenteditable]'
  return !(target instanceof Element && target.matches(isTyping))
}
