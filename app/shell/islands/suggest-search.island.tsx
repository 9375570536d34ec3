import { useEffect, useRef } from 'react'

const patience = 150

/**
 * Fills the suggestions of fields with `data-search` while somebody types in them, also of lines that
 * are added later. What the page came with stays where nothing is found or there is no connection.
 */
export default function SuggestSearch() {
  const root = useRef<HTMLSpanElement>(null)

  useEffect(() => {
    const form = root.current?.closest('form')
    if (!form) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let flight: AbortController | undefined

    async function ask(input: HTMLInputElement, address: string, q: string) {
      flight = new AbortController()
      const { signal } = flight
      try {
        const url = `${address}${address.includes('?') ? '&' : '?'}q=${encodeURIComponent(q)}`
        const answer = await fetch(url, { signal })
        if (!answer.ok) return
        const { names }: { names: string[] } = await answer.json()
        if (!signal.aborted && names.length > 0) show(input, names)
      } catch {
        // Without a connection the first suggestions stay.
      }
    }
    function onInput({ target }: Event) {
      if (!(target instanceof HTMLInputElement)) return
      const { search } = target.dataset
      if (!search) return
      clearTimeout(timer)
      flight?.abort()
      const q = target.value.trim()
      if (q !== '') timer = setTimeout(() => void ask(target, search, q), patience)
    }
    form.addEventListener('input', onInput)
    return () => {
      clearTimeout(timer)
      flight?.abort()
      form.removeEventListener('input', onInput)
    }
  }, [])

  return <span ref={root} hidden />
}

function show({ list }: HTMLInputElement, names: readonly string[]): void {
  list?.replaceChildren(
    ...names.map((name) => {
      const option = document.createElement('option')
      option.value = name
      return option
    }),
  )
}
