import { type RefObject, useEffect } from 'react'

/** Ctrl+S, or the command key, presses the first button that saves. */
export function useSaveKey(root: RefObject<HTMLElement>) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: follows one form for as long as it lives
  useEffect(() => {
    const form = root.current?.closest('form')
    if (!form) return
    function save(event: KeyboardEvent) {
      const isSave = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey
      if (!isSave || event.key.toLowerCase() !== 's') return
      event.preventDefault()
      form?.requestSubmit(form.querySelector<HTMLButtonElement>('button[name=intent][value=save]'))
    }
    window.addEventListener('keydown', save)
    return () => window.removeEventListener('keydown', save)
  }, [])
}
