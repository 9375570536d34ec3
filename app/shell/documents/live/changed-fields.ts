/** A field that the server answered with another value than it was sent. */
export type ChangedField = {
  name: string
  before: string
  after: string
  /** Its label and the new value as people read them; empty for hidden fields. */
  label: string
  shown: string
}

/** Fields that say nothing of the document. */
const technical = new Set(['idempotencyKey', 'version', 'intent', 'files', 'addItem', 'partyQuery'])

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** What of a form differs in the answered page. Both have the same lines. */
export function changedFields(form: HTMLFormElement, page: Document): ChangedField[] {
  const there = page.querySelector<HTMLFormElement>(`form#${form.id}`)
  if (!there) return []
  return controlsOf(there).flatMap(({ name, value }) => {
    const control = controlNamed(form, name)
    if (!control || technical.has(name) || control.value === value) return []
    const { value: before } = control
    return [{ name, before, after: value, label: labelOf(control), shown: shownAs(control, value) }]
  })
}

/** Writes values into fields of the form, and tells whoever follows it. */
export function fillFields(
  form: HTMLFormElement,
  values: readonly { name: string; value: string }[],
): void {
  for (const { name, value } of values) {
    const control = controlNamed(form, name)
    if (control) control.value = value
  }
  form.dispatchEvent(new Event('input', { bubbles: true }))
}

export function controlNamed(form: HTMLFormElement, name: string): Control | undefined {
  return controlsOf(form).find((control) => control.name === name)
}

/** All fields that hold one text. */
export function controlsOf(form: HTMLFormElement): Control[] {
  return [...form.elements].flatMap((element): Control[] => {
    if (element instanceof HTMLInputElement)
      return element.type === 'checkbox' || element.type === 'file' ? [] : [element]
    if (element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement)
      return [element]
    return []
  })
}

/** The label beside a field, or the head of its column. */
function labelOf(control: Control): string {
  if (control.type === 'hidden') return ''
  const column = control.closest<HTMLElement>('[data-title]')?.dataset.title
  return column ?? control.labels?.[0]?.firstChild?.textContent?.trim() ?? ''
}

function shownAs(control: Control, value: string): string {
  if (!(control instanceof HTMLSelectElement)) return value
  return [...control.options].find((option) => option.value === value)?.text ?? value
}
