import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import type { DraftLine } from '../draft/draft.ts'

/**
 * An item as the search gives it: a ready line, and its price in words. A variant has the name of its
 * parent, and what it differs in.
 */
export type FoundItem = { line: DraftLine; price: string; parent: string; words: string }

export type ItemSearch = ReturnType<typeof useSearch<FoundItem>>

const patience = 150

/**
 * Searches while somebody types, as a combobox: arrows choose, Enter takes, Escape closes.
 * `address` is asked with `q` added and answers with `{ items: Found[] }`. With `opensEmpty` it
 * shows the first ones as soon as the field has the focus. `more` is a last choice below what was
 * found, such as somebody new.
 */
export function useSearch<Found>(
  address: string,
  isOn: boolean,
  { opensEmpty = false, more }: { opensEmpty?: boolean; more?: (() => void) | undefined } = {},
) {
  const listId = useId()
  const [items, setItems] = useState<Found[]>([])
  const [active, setActive] = useState(-1)
  const [isOpen, setOpen] = useState(false)
  const ask = useAsk<Found>(address, (found) => {
    setItems(found)
    setActive(found.length > 0 || more ? 0 : -1)
    setOpen(true)
  })

  function close() {
    ask.cancel()
    setOpen(false)
    setActive(-1)
  }

  function onKeyDown(event: KeyboardEvent, take: (item: Found | undefined) => void) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const count = items.length + (more ? 1 : 0)
    if (event.key === 'Enter' && isOpen && more && active === items.length) more()
    else if (event.key === 'Enter') take(isOpen ? items[active] : undefined)
    else if (event.key === 'Escape' && isOpen) close()
    else if (step && isOpen) setActive((at) => (at + step + count) % (count || 1))
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  const optionId = (at: number) => `${listId}-${at}`

  function comboboxProps(take: (item: Found | undefined) => void) {
    return {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-controls': isOpen ? listId : undefined,
      'aria-expanded': isOpen,
      'aria-activedescendant': isOpen && active >= 0 ? optionId(active) : undefined,
      onInput: (event: { currentTarget: HTMLInputElement }) => {
        const q = event.currentTarget.value.trim()
        if ((q !== '' || opensEmpty) && isOn) ask.later(q)
        else close()
      },
      onFocus: () => {
        if (opensEmpty && isOn) ask.later('')
      },
      onKeyDown: (event: KeyboardEvent) => onKeyDown(event, take),
      onBlur: close,
    } as const
  }

  return { items, active, isOpen, listId, optionId, comboboxProps, close }
}

/** Asks a moment after the last key; an answer that came too late is dropped. */
function useAsk<Found>(address: string, onFound: (items: Found[]) => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>()
  const flight = useRef<AbortController>()

  function cancel() {
    clearTimeout(timer.current)
    flight.current?.abort()
  }

  async function askNow(q: string) {
    flight.current = new AbortController()
    const { signal } = flight.current
    try {
      const answer = await fetch(`${address}&q=${encodeURIComponent(q)}`, { signal })
      if (!answer.ok || signal.aborted) return
      const { items }: { items: Found[] } = await answer.json()
      if (!signal.aborted) onFound(items)
    } catch {
      // Without a connection the field still adds a free line.
    }
  }

  function later(q: string) {
    cancel()
    timer.current = setTimeout(() => void askNow(q), patience)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is under way ends with the island
  useEffect(() => cancel, [])
  return { later, cancel }
}
