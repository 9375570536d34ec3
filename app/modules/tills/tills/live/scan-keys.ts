/** A scanner types faster than anybody: what is further apart is typed by a person. */
const gapMs = 45
/** Shorter than any barcode, longer than what fingers roll over. */
const shortest = 6

export type Burst = { text: string; at: number }

export const noBurst: Burst = { text: '', at: 0 }

/** What was typed in one go after another key at an instant, in milliseconds. */
export function typedOn(burst: Burst, key: string, at: number): Burst {
  const isGoingOn = burst.text !== '' && at - burst.at <= gapMs
  return { text: (isGoingOn ? burst.text : '') + key, at }
}

/** The code that ends with an Enter at an instant; undefined where a person typed. */
export function scannedBy({ text, at }: Burst, now: number): string | undefined {
  return text.length >= shortest && now - at <= gapMs ? text : undefined
}

/**
 * Reads a scanner wherever the focus is: what it types into a field of something else is taken out
 * again, and what is typed into none goes into the field for codes.
 * @returns what ends it
 */
export function listenForScans(field: HTMLInputElement, onScan: (code: string) => void) {
  let burst = noBurst
  let before: { input: HTMLInputElement; value: string } | undefined
  const onKey = (event: KeyboardEvent) => {
    const { key, target, ctrlKey, metaKey, altKey } = event
    if (ctrlKey || metaKey || altKey || target === field) return
    const input = target instanceof HTMLInputElement ? target : undefined
    const isTyped = target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement
    if (key === 'Enter') {
      const code = scannedBy(burst, event.timeStamp)
      burst = noBurst
      if (code === undefined) return
      event.preventDefault()
      if (before) before.input.value = before.value
      before = undefined
      onScan(code)
      return
    }
    // A space presses the button that has the focus.
    if (key.length !== 1 || (key === ' ' && !input)) return
    if (input) {
      const next = typedOn(burst, key, event.timeStamp)
      if (next.text.length === 1) before = { input, value: input.value }
      burst = next
    } else if (!isTyped) {
      // What is typed arrives in the field that has the focus by then.
      field.focus()
    }
  }
  document.addEventListener('keydown', onKey, true)
  return () => document.removeEventListener('keydown', onKey, true)
}
