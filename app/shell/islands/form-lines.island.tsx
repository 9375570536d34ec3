import { useEffect, useRef } from 'react'

export type FormLinesProps = {
  /** Path of the rows: `lines`. */
  name: string
  maxRows: number
}

const attributes = ['name', 'id', 'for', 'list', 'aria-describedby', 'aria-labelledby', 'value']

/**
 * Adds and takes away lines of a form without asking the server, and gives them keys: Enter goes to
 * the next line and adds one after the last, Alt with an arrow moves a line. What listens to the form
 * hears of each change as of something typed.
 */
export default function FormLines({ name, maxRows }: FormLinesProps) {
  const root = useRef<HTMLSpanElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: an island's props never change
  useEffect(() => {
    const box = root.current?.closest<HTMLElement>('[data-lines]')
    const rows = box?.querySelector<HTMLElement>('[data-rows]')
    const blank = box?.querySelector('template')?.content.firstElementChild
    if (!box || !rows || !blank) return

    function listLines(): HTMLElement[] {
      return [...(rows?.querySelectorAll<HTMLElement>('[data-line]') ?? [])]
    }
    function changed() {
      listLines().forEach((line, at) => {
        renumber(line, name, at)
      })
      rows?.closest('form')?.dispatchEvent(new Event('input', { bubbles: true }))
    }
    function add() {
      if (listLines().length >= maxRows) return
      if (blank) rows?.appendChild(blank.cloneNode(true))
      changed()
      focusIn(listLines().at(-1))
    }
    function remove(line: HTMLElement) {
      const place = listLines().indexOf(line)
      line.remove()
      if (listLines().length === 0) return add()
      changed()
      focusIn(listLines()[Math.min(place, listLines().length - 1)])
    }
    function onClick(event: MouseEvent) {
      const button = event.target instanceof Element && event.target.closest('button[name=intent]')
      if (!(button instanceof HTMLButtonElement)) return
      const [, step] = button.value.split('.')
      const line = button.closest<HTMLElement>('[data-line]')
      if (step === 'add') add()
      else if (step === 'remove' && line) remove(line)
      else return
      event.preventDefault()
    }
    function onKeyDown(event: KeyboardEvent) {
      const { target, key } = event
      if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return
      const line = target.closest<HTMLElement>('[data-line]')
      if (!line || event.isComposing) return
      const field = target.name.split('.').at(-1)
      const [previous, next] = [line.previousElementSibling, line.nextElementSibling]
      if (event.altKey && key === 'ArrowUp') rows?.insertBefore(line, previous ?? line)
      else if (event.altKey && key === 'ArrowDown') rows?.insertBefore(line, afterNext(next))
      else if (key === 'Enter' && next) focusIn(next, field)
      else if (key === 'Enter') add()
      else return
      event.preventDefault()
      if (!event.altKey) return
      changed()
      target.focus()
    }
    box.addEventListener('click', onClick)
    box.addEventListener('keydown', onKeyDown)
    return () => {
      box.removeEventListener('click', onClick)
      box.removeEventListener('keydown', onKeyDown)
    }
  }, [])

  return <span ref={root} hidden />
}

/** What a line stands before when it has changed places with the next one; null for nothing. */
function afterNext(next: Element | null): Element | null {
  return next?.nextElementSibling ?? null
}

/** Names, ids and what points to them by the place that a line has now. */
function renumber(line: HTMLElement, name: string, at: number): void {
  const numbered = new RegExp(`\\b${name}\\.\\d+(?=\\.|$)`, 'g')
  for (const element of line.querySelectorAll('*')) {
    for (const attribute of attributes) {
      // What a person typed stands in no attribute; of buttons the value names the line.
      if (attribute === 'value' && !(element instanceof HTMLButtonElement)) continue
      const value = element.getAttribute(attribute)
      if (value?.includes(`${name}.`)) {
        element.setAttribute(attribute, value.replace(numbered, `${name}.${at}`))
      }
    }
  }
  const number = line.querySelector('[data-number]')
  if (number) number.textContent = String(at + 1)
}

function focusIn(line: Element | undefined, field?: string): void {
  const selector = field ? `[name$=".${field}"]` : 'input, select'
  line?.querySelector<HTMLElement>(selector)?.focus()
}
