import { useEffect, useRef } from 'react'
import { minutesIn, minutesText } from '../typed-minutes.ts'

/** Keeps the sums of a week sheet to what is typed; without script they are those of the page. */
export default function SheetSums() {
  const root = useRef<HTMLSpanElement>(null)

  useEffect(() => {
    const form = root.current?.closest('form')
    if (!form) return
    const addUp = () => showSums(form)
    form.addEventListener('input', addUp)
    addUp()
    return () => form.removeEventListener('input', addUp)
  }, [])

  return <span ref={root} hidden />
}

function showSums(form: HTMLFormElement): void {
  const sums = new Map<string, number>()
  const add = (name: string, minutes: number) => sums.set(name, (sums.get(name) ?? 0) + minutes)
  for (const input of form.querySelectorAll('input')) {
    const [, row, day] = /^rows\.(\d+)\.day(\d)$/.exec(input.name) ?? []
    if (row === undefined || day === undefined) continue
    const minutes = minutesIn(input.value.trim()) ?? 0
    add(`row ${row}`, minutes)
    add(`day ${day}`, minutes)
    add('week', minutes)
  }
  for (const output of form.querySelectorAll('output')) {
    const { row, day } = output.dataset
    const name = row === undefined ? (day === undefined ? 'week' : `day ${day}`) : `row ${row}`
    output.value = minutesText(sums.get(name) ?? 0)
  }
}
