import { isPrivateField, keepable } from '#contract/platform/private-fields.ts'

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** What is logged of a click; of what is marked `data-private` its text is left out. */
export function clickLog(target: Element) {
  const element = target.closest('a,button,summary,label,input,select,textarea') ?? target
  const isControl = 'value' in element && element.localName !== 'button'
  const isHidden = isControl || element.closest('[data-private]') !== null
  return {
    type: 'click',
    ...factsOf(element),
    text: isHidden ? '' : keepable((element.textContent ?? '').replace(/\s+/g, ' ').trim()),
  }
}

/** What is logged of a changed field; nothing of one that is nobody's business. */
export function inputLog(target: EventTarget | null) {
  if (!isControl(target) || isPrivate(target)) return undefined
  return {
    type: 'input_change',
    ...factsOf(target),
    inputType: target.type,
    name: keepable(target.name),
    value: keepable(changeOf(target)),
  }
}

/** What is logged of a form that was sent: its fields by name, without those nobody may keep. */
export function formLog(form: HTMLFormElement, submitter: HTMLElement | null) {
  const data: Record<string, string> = {}
  for (const control of form.elements) {
    if (!isControl(control) || !control.name || isPrivate(control)) continue
    const isOff =
      'checked' in control && /^(checkbox|radio)$/.test(control.type) && !control.checked
    if (isOff || Object.keys(data).length >= 60) continue
    data[control.name.slice(0, 200)] = keepable(control.value)
  }
  if (submitter instanceof HTMLButtonElement && submitter.name) {
    data[submitter.name] = keepable(submitter.value)
  }
  const formId = form.id || form.getAttribute('name') || new URL(form.action).pathname
  return { type: 'form_submit', formId: keepable(formId), data }
}

type Facts = { localName: string; id: string; getAttribute(name: string): string | null }

function factsOf(element: Facts) {
  return {
    tag: element.localName,
    id: keepable(element.id),
    className: keepable(element.getAttribute('class') ?? ''),
  }
}

function changeOf(control: Control): string {
  const isTick = 'checked' in control && /^(checkbox|radio)$/.test(control.type)
  return isTick ? `${control.value}: ${control.checked ? 'on' : 'off'}` : control.value
}

function isControl(target: EventTarget | null): target is Control {
  return (
    target instanceof HTMLInputElement ||
    target instanceof HTMLSelectElement ||
    target instanceof HTMLTextAreaElement
  )
}

function isPrivate(control: Control): boolean {
  return (
    control.closest('[data-private]') !== null ||
    isPrivateField({
      name: `${control.name} ${control.id}`,
      inputType: control.type,
      autocomplete: control.getAttribute('autocomplete') ?? '',
    })
  )
}
