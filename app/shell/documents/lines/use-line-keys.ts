import { type KeyboardEvent, type MouseEvent, useEffect, useRef } from 'react'
import { blankLine } from '../draft/draft.ts'
import { parseLineIntent } from '../draft/line-intents.ts'
import { addLine, changeLines, draftState } from '../state/draft.state.ts'

type Wish = { key: string; field: string }

/**
 * Buttons and keys of the lines once the island lives: Enter goes to the next line and adds one
 * after the last, Alt with an arrow moves a line. `focusLine` puts the cursor into a line that is
 * shown from the next render on.
 */
export function useLineKeys(firmTax: string) {
  const root = useRef<HTMLDivElement>(null)
  const wish = useRef<Wish>()

  useEffect(() => {
    if (!wish.current) return
    const { key, field } = wish.current
    const row = root.current?.querySelector(`[data-line="${key}"]`)
    const input = row?.querySelector<HTMLInputElement>(`[name$=".${field}"]`)
    if (!input) return
    wish.current = undefined
    input.focus()
    // What is typed next takes the place of the proposed quantity.
    if (field === 'quantity') input.select()
  })

  /** The party may ask for another than the firm's. */
  function usualTax(): string {
    const form = root.current?.closest('form')
    return form?.querySelector<HTMLInputElement>('[name=usualTax]')?.value || firmTax
  }

  function focusLine(key: string, field: string) {
    wish.current = { key, field }
  }

  function addBlank(description = '') {
    const key = addLine({ ...blankLine(usualTax()), description })
    focusLine(key, description ? 'quantity' : 'description')
  }

  function onClick(event: MouseEvent) {
    const button = event.target instanceof Element && event.target.closest('button[name=intent]')
    if (!(button instanceof HTMLButtonElement)) return
    const intent = parseLineIntent(button.value)
    if (!intent) return
    event.preventDefault()
    if (intent.kind === 'add') addBlank()
    else changeLines(intent, usualTax())
  }

  function onKeyDown(event: KeyboardEvent) {
    const { target } = event
    if (!(target instanceof HTMLElement)) return
    const row = target.closest<HTMLElement>('[data-line]')
    const at = draftState.lines.findIndex(({ key }) => key === row?.dataset.line)
    const field = /\.\d+\.(.+)$/.exec(target.getAttribute('name') ?? '')?.[1]
    if (at < 0 || !field || event.nativeEvent.isComposing) return
    const move = event.altKey && ({ ArrowUp: 'up', ArrowDown: 'down' } as const)[event.key]
    if (move) changeLines({ kind: move, at }, usualTax())
    else if (event.key !== 'Enter' || event.shiftKey) return
    else focusNextLine(at, field)
    if (move) focusLine(draftKeyOf(row), field)
    event.preventDefault()
  }

  function focusNextLine(at: number, field: string) {
    const next = draftState.lines[at + 1]
    if (!next) return addBlank()
    const selector = `[data-line="${next.key}"] [name$=".${field}"]`
    root.current?.querySelector<HTMLInputElement>(selector)?.focus()
  }

  return { root, onClick, onKeyDown, focusLine, addBlank }
}

function draftKeyOf(row: HTMLElement | null): string {
  return row?.dataset.line ?? ''
}
