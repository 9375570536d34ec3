const kept = new WeakMap<Element, () => void>()

/** Keeps the last click or submit on each island that is not hydrated yet, and asks to hydrate it. */
export function keepEarlyEvents(hydrate: (island: Element) => void): void {
  function keep(island: Element, replay: () => void) {
    kept.set(island, replay)
    hydrate(island)
  }
  document.addEventListener(
    'click',
    (event) => {
      const { target } = event
      if (!(target instanceof Element)) return
      const island = unhydratedIsland(target)
      if (!island || worksAlone(target)) return
      keep(island, () => target.dispatchEvent(new MouseEvent('click', event)))
    },
    true,
  )
  document.addEventListener(
    'submit',
    (event) => {
      const { target: form, submitter } = event
      if (!(form instanceof HTMLFormElement)) return
      const island = unhydratedIsland(form)
      if (!island || goesSomewhere(form, submitter)) return
      event.preventDefault()
      keep(island, () => form.requestSubmit(submitter))
    },
    true,
  )
}

/** Keeps something else that is to be repeated once the island is hydrated. */
export function keepEvent(island: Element, replay: () => void): void {
  kept.set(island, replay)
}

/** Repeats what was kept, once; nothing if the place is gone. */
export function replayEarlyEvent(island: Element): void {
  kept.get(island)?.()
  kept.delete(island)
}

function unhydratedIsland(target: Element): Element | null {
  return target.closest('app-island:not([live],[failed])')
}

/** The browser itself answers a click on this. */
function worksAlone(target: Element): boolean {
  const control = target.closest(
    'a[href],label,summary,input,select,textarea,button,[popovertarget],[commandfor]',
  )
  if (control instanceof HTMLButtonElement && control.type === 'button')
    return control.matches('[popovertarget],[commandfor]')
  if (control instanceof HTMLButtonElement) return control.form !== null
  if (control instanceof HTMLInputElement) return control.type !== 'button'
  return control !== null
}

/** A form that says where or how to send works without script; it is never held back. */
function goesSomewhere(form: HTMLFormElement, submitter: HTMLElement | null): boolean {
  return form.matches('[action],[method]') || submitter?.matches('[formaction]') === true
}
