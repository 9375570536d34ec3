import { editorFormId } from '../editor/editor-form-id.ts'

const waitMs = 2_000
/** Browsers let 64 KB outlive a page; letters may take three bytes and more. */
const keepaliveLimit = 15_000

let timer: ReturnType<typeof setTimeout> | undefined
let flight: AbortController | undefined
let last = ''

/** Sends what was typed to be kept for this person, once they pause. */
export function sendKept(content: string): void {
  if (content === last) return
  last = content
  clearTimeout(timer)
  timer = setTimeout(() => {
    timer = undefined
    flight?.abort()
    flight = new AbortController()
    void post(content, { signal: flight.signal })
  }, waitMs)
}

/**
 * Sends at once what was typed last, as the page is being left to be saved: the server forgets it
 * when the save is accepted, and keeps nothing that this visit still sends afterwards.
 */
export function sendLast(): void {
  if (timer === undefined) return
  clearTimeout(timer)
  timer = undefined
  void post(last, { keepalive: last.length < keepaliveLimit })
}

/** Forgets it on the server, also while the page is being left. */
export function forgetSent(): void {
  clearTimeout(timer)
  timer = undefined
  flight?.abort()
  last = ''
  void post('', { keepalive: true })
}

/** What is kept of this form, if anything is. */
export async function askForKept(): Promise<{ content: string; keptAt: string } | undefined> {
  try {
    const query = new URLSearchParams({ form: formKey() })
    const answer = await fetch(`${address()}?${query}`)
    const found: unknown = answer.ok ? await answer.json() : undefined
    if (typeof found !== 'object' || found === null) return undefined
    if (!('content' in found) || !('keptAt' in found) || !found.content) return undefined
    return { content: String(found.content), keptAt: String(found.keptAt) }
  } catch {
    return undefined
  }
}

/** A server that does not answer keeps nothing; the tab still does. */
async function post(content: string, more: RequestInit): Promise<void> {
  try {
    const body = new URLSearchParams({ form: formKey(), content, visit: visit() })
    await fetch(address(), { method: 'POST', body, redirect: 'manual', ...more })
  } catch {
    last = ''
  }
}

/** `/firms/<id>`, under which every editor lies, and the rest of its address. */
function place(): [firm: string, rest: string] {
  const [, firm = '', rest = ''] = /^(\/firms\/[^/]+)\/(.*)$/.exec(location.pathname) ?? []
  return [firm, rest]
}

function address(): string {
  return `${place()[0]}/kept-form`
}

function formKey(): string {
  return `${place()[1]}${location.search}`.slice(0, 500)
}

/** The same while the page is open, another after it was loaded again. */
function visit(): string {
  return (
    document.querySelector<HTMLInputElement>(`#${editorFormId} input[name=idempotencyKey]`)
      ?.value ?? ''
  )
}
