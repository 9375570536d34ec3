type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Fields below an element that hold something else than the server sent. */
export function changedControls(root: HTMLElement): Control[] {
  const controls = [...root.querySelectorAll('input,select,textarea')].flatMap((found) =>
    isControl(found) ? found : [],
  )
  return controls.filter(isChanged)
}

function isControl(found: unknown): found is Control {
  return (
    found instanceof HTMLInputElement ||
    found instanceof HTMLSelectElement ||
    found instanceof HTMLTextAreaElement
  )
}

/**
 * Keeps what was typed, chosen or ticked in an island that is not hydrated yet. Hydrating knows nothing of it: texts
 * of several lines are set back, and nobody in the island has heard an event.
 *
 * @returns how to write it into the fields again, once the island is hydrated, and tell the island
 */
export function keepEarlyInput(island: HTMLElement): () => void {
  const typed = changedControls(island)
    .filter((control) => !isUntickedRadio(control))
    .map((control) => ({ control, write: writer(control) }))
  return () => {
    for (const { control, write } of typed) {
      if (!control.isConnected) continue
      write()
      for (const type of ['input', 'change'])
        control.dispatchEvent(new Event(type, { bubbles: true }))
    }
  }
}

function isChanged(control: Control): boolean {
  // Typed before the session ended, and filled in by the server, of which the island knows nothing.
  if (control.dataset.typed !== undefined) return true
  if (control instanceof HTMLSelectElement) return chosen(control) !== sentChoice(control)
  if (control instanceof HTMLTextAreaElement) return control.value !== control.defaultValue
  if (control.type === 'file') return false
  return isTicked(control)
    ? control.checked !== control.defaultChecked
    : control.value !== control.defaultValue
}

function isTicked(control: HTMLInputElement): boolean {
  return control.type === 'checkbox' || control.type === 'radio'
}

/** The one that was ticked instead says it all. */
function isUntickedRadio(control: Control): boolean {
  return control.type === 'radio' && control instanceof HTMLInputElement && !control.checked
}

function chosen(select: HTMLSelectElement): string {
  return places(select, (option) => option.selected)
}

/** A list for one choice shows its first entry where the server marked none. */
function sentChoice(select: HTMLSelectElement): string {
  const marked = places(select, (option) => option.defaultSelected)
  return marked === '' && !select.multiple && select.options.length > 0 ? '0' : marked
}

function places(select: HTMLSelectElement, holds: (option: HTMLOptionElement) => boolean): string {
  return [...select.options].flatMap((option, at) => (holds(option) ? at : [])).join()
}

/**
 * Writes as a person does: React compares with what script wrote last through the element's own
 * property, so the old value goes there and the typed one past it.
 */
function writer(control: Control): () => void {
  if (control instanceof HTMLSelectElement) {
    const selected = [...control.options].map((option) => option.selected)
    return () => {
      for (const [at, option] of [...control.options].entries())
        option.selected = selected[at] ?? false
    }
  }
  if (control instanceof HTMLInputElement && isTicked(control)) {
    const { checked } = control
    return () => {
      control.checked = control.defaultChecked
      nativeSet(HTMLInputElement.prototype, 'checked', control, checked)
    }
  }
  const { value, selectionStart, selectionEnd } = control
  return () => {
    control.value = control.defaultValue
    const prototype =
      control instanceof HTMLInputElement
        ? HTMLInputElement.prototype
        : HTMLTextAreaElement.prototype
    nativeSet(prototype, 'value', control, value)
    if (selectionStart !== null && document.activeElement === control)
      control.setSelectionRange(selectionStart, selectionEnd)
  }
}

function nativeSet(prototype: object, name: string, control: Control, value: string | boolean) {
  Object.getOwnPropertyDescriptor(prototype, name)?.set?.call(control, value)
}
