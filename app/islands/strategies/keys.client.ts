import { keepEvent } from '../early-events.client.ts'
import type { Strategy } from './strategy.ts'

/** Wakes at the first key that opens the search or the sheet of keys, which is then heard again. */
export const keys: Strategy = (island, wake) => {
  function onKey(event: KeyboardEvent) {
    if (!opensSomething(event)) return
    event.preventDefault()
    stop()
    keepEvent(island, () => document.dispatchEvent(new KeyboardEvent('keydown', event)))
    wake()
  }
  const stop = () => document.removeEventListener('keydown', onKey)
  document.addEventListener('keydown', onKey)
  return stop
}

/** `/` and `?` where nothing is being typed, Ctrl+K or ⌘K anywhere. */
export function opensSomething({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  if ((ctrlKey || metaKey) && key.toLowerCase() === 'k') return true
  const isTyping =
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input, textarea, select'))
  return !ctrlKey && !metaKey && !altKey && !isTyping && (key === '/' || key === '?')
}
