/** As long as the page waits for what was typed to be stored, before it shows the login all the same. */
const patienceMs = 5_000

/** The form that somebody typed into last, as long as the page is open. */
let typedInto: HTMLFormElement | undefined

for (const type of ['input', 'change']) {
  document.addEventListener(type, ({ target }) => {
    const form = target instanceof Element ? formOf(target) : null
    if (form?.getAttribute('method') === 'post') typedInto = form
  })
}

function formOf(field: Element): HTMLFormElement | null {
  const isField =
    field instanceof HTMLInputElement ||
    field instanceof HTMLSelectElement ||
    field instanceof HTMLTextAreaElement
  return isField ? field.form : null
}

/**
 * Stores what somebody has typed into a form that was not sent yet, before the page is left because its
 * session ended: its page shows it again. Nothing of it is done. Never rejects.
 */
export async function keepTyped(): Promise<void> {
  const form = typedInto
  if (!form?.isConnected) return
  const { pathname, search } = location
  const action = new URL(form.getAttribute('action') || '', location.href)
  const to = new URLSearchParams({ path: pathname + search })
  if (action.pathname === pathname) to.set('own', 'yes')
  try {
    const signal = AbortSignal.timeout(patienceMs)
    await fetch(`/interrupted?${to}`, { method: 'POST', body: withoutFiles(form), signal })
  } catch {
    // Without a connection there is nobody to store it.
  }
}

/** Of files only their names are kept. */
function withoutFiles(form: HTMLFormElement): FormData {
  const kept = new FormData()
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string') kept.append(name, value)
    else if (value.size > 0) kept.append(name, new Blob(['-']), value.name)
  }
  return kept
}
