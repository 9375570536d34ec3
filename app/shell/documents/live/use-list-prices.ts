import { type RefObject, useEffect } from 'react'
import { changedFields, fillFields } from './changed-fields.ts'
import { postEditor } from './post-editor.ts'

/** What prices and names of items depend on, beside the party, whose choice takes them by itself. */
const causes = /^(lines\.\d+\.quantity|issueDate|currency|priceMode|language)$/
const taken = /^lines\.\d+\.(unitPrice|takenPrice|priceList|description)$/

/**
 * Takes the price of a quantity or a day, and the names of items in another language, as soon as these
 * are typed, where nobody typed anything else.
 */
export function useListPrices(root: RefObject<HTMLElement>) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: follows one form for as long as it lives
  useEffect(() => {
    const form = root.current?.closest('form')
    if (!form) return
    let flight: AbortController | undefined
    async function take({ target }: Event) {
      const name = target instanceof Element ? (target.getAttribute('name') ?? '') : ''
      if (!form || !causes.test(name) || !(name === 'language' || takesPrices(form))) return
      flight?.abort()
      flight = new AbortController()
      const lines = countLines(form)
      const answer = await postEditor(form, 'prices', flight.signal)
      if (!answer?.ok || countLines(form) !== lines) return
      const changed = changedFields(form, answer.page).filter((field) => taken.test(field.name))
      if (changed.length === 0) return
      fillFields(
        form,
        changed.map((field) => ({ name: field.name, value: field.after })),
      )
    }
    form.addEventListener('change', take)
    return () => {
      flight?.abort()
      form.removeEventListener('change', take)
    }
  }, [])
}

/** Whether any line has a price that the editor took by itself. */
function takesPrices(form: HTMLFormElement): boolean {
  const taken = form.querySelectorAll<HTMLInputElement>('input[name$=".takenPrice"]')
  return [...taken].some(({ value }) => value !== '')
}

function countLines(form: HTMLFormElement): number {
  return form.querySelectorAll('input[name$=".takenPrice"]').length
}
