import { useEffect, useRef, useState } from 'react'
import { amountText } from '#app/shell/documents/draft/amount-text.ts'
import { readTypedAmount } from '#app/shell/form/read-amount.ts'
import { minorToDecimal } from '#contract/money.ts'
import { spreadOverOldest } from '../components/spread.ts'

export type PaymentFollowProps = {
  currency: string
  /** BCP 47 tag amounts are typed and shown in. */
  locale: string
  words: { allocated: string; rest: string }
}

type Sums = { allocated: number; rest: number }

/**
 * What is put towards invoices and what is left, as it is typed. Proposed amounts that nobody changed
 * follow the amount received.
 */
export default function PaymentFollow({ currency, locale, words }: PaymentFollowProps) {
  const root = useRef<HTMLParagraphElement>(null)
  const [sums, setSums] = useState<Sums>()

  // biome-ignore lint/correctness/useExhaustiveDependencies: an island's props never change
  useEffect(() => {
    const form = root.current?.closest('form')
    if (!form) return
    const rows = [...form.querySelectorAll<HTMLInputElement>('[name^="allocations."]')].map(
      (input) => {
        const id = input.name.slice('allocations.'.length)
        const proposed = form.querySelector<HTMLInputElement>(`[name="proposed.${id}"]`)
        return { id, input, proposed, due: read(input.value) }
      },
    )
    function follow(event?: Event) {
      const amount = read(amountIn(form, 'amount'))
      const isAmount = event?.target instanceof HTMLInputElement && event.target.name === 'amount'
      if (isAmount) adjust(amount)
      const allocated = rows.reduce((sum, { input }) => sum + read(input.value), 0)
      setSums({ allocated, rest: amount - allocated })
    }
    function adjust(amount: number) {
      const free = rows.filter(
        ({ input, proposed, due }) => due > 0 && input.value === proposed?.value,
      )
      const spread = spreadOverOldest(amount, free)
      for (const { id, input, proposed } of free) {
        input.value = typed(spread.get(id) ?? 0)
        if (proposed) proposed.value = input.value
      }
    }
    follow()
    const listen = (event: Event) => follow(event)
    form.addEventListener('input', listen)
    return () => form.removeEventListener('input', listen)
  }, [])

  function read(text: string): number {
    return readTypedAmount(text.trim(), currency, locale) ?? 0
  }

  function typed(minor: number): string {
    const digits = minorToDecimal(minor, currency).split('.')[1]?.length ?? 0
    const options = { minimumFractionDigits: digits, useGrouping: false }
    return new Intl.NumberFormat(locale, options).format(Number(minorToDecimal(minor, currency)))
  }

  const money = (minor: number) => amountText(minor, currency, locale, true)
  return (
    <p ref={root} role="status">
      {sums && `${words.allocated}: ${money(sums.allocated)}. ${words.rest}: ${money(sums.rest)}.`}
    </p>
  )
}

function amountIn(form: HTMLFormElement | null | undefined, name: string): string {
  return form?.querySelector<HTMLInputElement>(`[name="${name}"]`)?.value ?? ''
}
