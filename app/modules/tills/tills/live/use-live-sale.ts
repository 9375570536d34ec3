import { useEffect } from 'react'
import { makeFormat } from '#app/shell/format.ts'
import type { Cart } from '#contract/tills/till-tickets.ts'
import { type CartChange, chosenFor, pressed, sentOf, typedInto } from './change.ts'
import { sale } from './sale.state.ts'
import { listenForScans } from './scan-keys.ts'
import type { LiveAnswer, LivePlace } from './types.ts'

/** Longer than this, a press counts as one without a connection. */
const longestMs = 15_000

/** Sends one change of a sale; undefined without an answer that can be read. */
async function askLive(
  path: string,
  form: Record<string, string>,
): Promise<LiveAnswer | 'signIn' | undefined> {
  try {
    const signal = AbortSignal.timeout(longestMs)
    const body = new URLSearchParams(form)
    const answer = await fetch(path, { method: 'POST', body, redirect: 'manual', signal })
    if (answer.type === 'opaqueredirect') return 'signIn'
    return answer.ok ? await answer.json() : undefined
  } catch {
    return undefined
  }
}

type LiveSale = {
  /** The sale as the page was made with it. */
  cart: Cart | null
  formId: string
  /** Where changes are sent. */
  path: string
  place: LivePlace
  /** What is said without an answer. */
  failed: string
}

/**
 * Takes what is pressed, typed and scanned on the selling screen without leaving it: one change after
 * another, each one call. What is no change of lines goes the page's own way.
 */
export function useLiveSale({ cart: initial, formId, path, place, failed }: LiveSale): void {
  useEffect(() => {
    const form = document.getElementById(formId)
    const field = form instanceof HTMLFormElement && form.elements.namedItem('text')
    if (!(form instanceof HTMLFormElement) || !(field instanceof HTMLInputElement)) return
    const { locale } = makeFormat(place)
    /** Goes the page's own way. */
    let isPlain = false
    let last: Promise<unknown> = Promise.resolve()
    const cartNow = () => (sale.cart ?? initial) as Cart | null

    function plainly(submitter?: HTMLElement | null) {
      isPlain = true
      form instanceof HTMLFormElement && form.requestSubmit(submitter)
    }

    function queue(makeBody: () => Record<string, string> | undefined, onUnclear: () => void) {
      sale.waiting += 1
      last = last.then(async () => {
        const body = makeBody()
        const answer = body && (await askLive(path, body))
        sale.waiting -= 1
        sale.adding = ''
        if (!body) return
        if (answer === 'signIn' || (answer && 'isOld' in answer)) return location.reload()
        if (answer && 'isUnclear' in answer) return onUnclear()
        sale.problem = !answer ? failed : 'problem' in answer ? answer.problem : ''
        if (answer && 'cart' in answer) sale.cart = answer.cart
      })
    }

    function save(changeOf: (cart: Cart) => CartChange | undefined) {
      queue(
        () => {
          const cart = cartNow()
          const change = cart && changeOf(cart)
          return cart && change ? { intent: 'save', cart: sentOf(cart, change) } : undefined
        },
        () => undefined,
      )
    }

    function saveLines(changed: (lines: Cart['lines']) => Cart['lines'] | undefined) {
      save(({ lines: before }) => {
        const lines = changed(before)
        return lines && { lines }
      })
    }

    /** Who can pay with a balance or points is offered that by the page, which has to be read anew. */
    function showCustomer() {
      const { customerBalance, customerPoints } = cartNow() ?? {}
      if (typeof customerBalance === 'number' || (customerPoints?.points ?? 0) > 0)
        location.reload()
    }

    function addLine(text: string, name: string, submitter: HTMLElement | null) {
      const times = form instanceof HTMLFormElement && form.elements.namedItem('times')
      const quantity = times instanceof HTMLInputElement ? times.value : ''
      if (times instanceof HTMLInputElement) times.value = ''
      sale.adding = name
      queue(
        () => ({ intent: 'add', text, times: quantity }),
        () => {
          if (times instanceof HTMLInputElement) times.value = quantity
          if (field instanceof HTMLInputElement && !submitter?.dataset.item) field.value = text
          plainly(submitter)
        },
      )
    }

    const onSubmit = (event: SubmitEvent) => {
      if (isPlain || event.defaultPrevented || !navigator.onLine) return
      const submitter = event.submitter instanceof HTMLButtonElement ? event.submitter : null
      const intent = submitter?.name === 'intent' ? submitter.value : 'go'
      const text = field.value.trim()
      const isLine = pressed(cartNow()?.lines ?? [], intent) !== undefined
      if (intent.startsWith('item:')) {
        event.preventDefault()
        addLine(intent.slice('item:'.length), submitter?.dataset.item ?? '', submitter)
      } else if (intent === 'go' && text !== '') {
        event.preventDefault()
        field.value = ''
        field.focus()
        addLine(text, text, submitter)
      } else if (intent === 'go' && isInLine(document.activeElement)) {
        // An Enter in a field of a line: its change is on its way already.
        event.preventDefault()
      } else if (isLine) {
        event.preventDefault()
        saveLines((lines) => pressed(lines, intent))
      } else if (sale.waiting > 0) {
        // Paid is what is in the cart once all of it has arrived.
        event.preventDefault()
        void last.then(() => plainly(submitter))
      }
    }
    const onChange = ({ target }: Event) => {
      if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return
      const { name, value } = target
      if (name.startsWith('lines.')) {
        saveLines((lines) => typedInto(lines, name, value, locale))
      } else if (name === 'customerId' || name === 'discount') {
        save(() => chosenFor(name, value, locale))
        if (name === 'customerId') void last.then(showCustomer)
      }
    }
    const stop = listenForScans(field, (code) => addLine(code, code, null))
    form.addEventListener('submit', onSubmit)
    form.addEventListener('change', onChange)
    // Back from another page, the sale is another one.
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && location.reload()
    addEventListener('pageshow', onShow)
    return () => {
      stop()
      form.removeEventListener('submit', onSubmit)
      form.removeEventListener('change', onChange)
      removeEventListener('pageshow', onShow)
    }
  }, [initial, formId, path, place, failed])
}

function isInLine(element: Element | null): boolean {
  return element instanceof HTMLInputElement && element.name.startsWith('lines.')
}
