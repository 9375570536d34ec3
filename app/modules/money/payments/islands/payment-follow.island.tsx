import { useEffect, useRef, useState } from 'react'
import { fillText } from '#app/islands/texts.ts'
import { amountText } from '#app/shell/documents/draft/amount-text.ts'
import { readTypedAmount } from '#app/shell/form/read-amount.ts'
import { Band } from '#app/ui/band.tsx'
import { FactList } from '#app/ui/rules.tsx'
import { cashAmount, cashRounding, cashStep } from '#contract/core/cash.ts'
import { minorToDecimal } from '#contract/core/money.ts'
import { cashAllocations } from '../components/cash-allocations.ts'
import type { OpenInvoice } from '../components/paid-invoices.tsx'
import { spreadOverOldest } from '../components/spread.ts'

export type PaymentFollowProps = {
  currency: string
  invoices: readonly Pick<OpenInvoice, 'id' | 'currency' | 'parts'>[]
  /** BCP 47 tag amounts are typed and shown in. */
  locale: string
  words: { amount: string; allocated: string; rest: string; rounding: string }
  /** What becomes of a rest, the gap `amount` in the title being filled; and where there is none yet. */
  restTitle: string
  restUse: string
  restWords: string
  /** What the form begins with. */
  first: Sums
}

type Sums = { amount: number; allocated: number; rounding: number; rest: number }

/**
 * What is put towards invoices and what is left, as it is typed. Proposed amounts that nobody changed
 * follow the amount received; in cash that is what coins make of it.
 */
export default function PaymentFollow(props: PaymentFollowProps) {
  const { currency, invoices, locale, words, restTitle, restUse, restWords, first } = props
  const root = useRef<HTMLDivElement>(null)
  const [sums, setSums] = useState(first)

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
      const method = amountIn(form, 'method')
      const isCash = method === 'cash'
      const changed = nameOf(event?.target)
      if (changed === 'method' && isCash) toCoins()
      const amount = read(amountIn(form, 'amount'))
      if (changed === 'amount' || changed === 'method') adjust(amount, isCash)
      const allocations = cashAllocations(invoices, currency, (field, of) =>
        read(amountIn(form, field), of),
      )
      const allocated = allocations.reduce((sum, part) => sum + part.amount, 0)
      const rounding = cashRounding({ method, currency, amount, allocations })
      setSums({ amount, allocated, rounding, rest: amount - allocated - rounding })
    }
    function toCoins() {
      const field = form?.querySelector<HTMLInputElement>('[name="amount"]')
      const amount = read(field?.value ?? '')
      const coins = cashAmount(amount, currency)
      if (field && coins !== amount) field.value = typed(coins)
    }
    function adjust(amount: number, isCash: boolean) {
      const free = rows.filter(
        ({ input, proposed, due }) => due > 0 && input.value === proposed?.value,
      )
      const spread = spreadOverOldest(amount, free, isCash ? cashStep(currency) : 1)
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

  function read(text: string, of = currency): number {
    return readTypedAmount(text.trim(), of, locale) ?? 0
  }

  function typed(minor: number): string {
    const digits = minorToDecimal(minor, currency).split('.')[1]?.length ?? 0
    const options = { minimumFractionDigits: digits, useGrouping: false }
    return new Intl.NumberFormat(locale, options).format(Number(minorToDecimal(minor, currency)))
  }

  const money = (minor: number) => amountText(minor, currency, locale, true)
  const { amount, allocated, rounding, rest } = sums
  if (amount === 0) {
    return (
      <div ref={root} role="status">
        <p>{restWords}</p>
      </div>
    )
  }
  return (
    <div ref={root} role="status">
      <FactList
        areSums
        facts={[
          { term: words.amount, value: money(amount) },
          { term: words.allocated, value: money(allocated) },
          ...(rounding === 0 ? [] : [{ term: words.rounding, value: money(rounding) }]),
          { term: words.rest, value: money(rest), isTotal: true },
        ]}
      />
      {rest > 0 && (
        <Band tone="info" title={fillText(restTitle, { amount: money(rest) })}>
          <p>{restUse}</p>
        </Band>
      )}
    </div>
  )
}

function amountIn(form: HTMLFormElement | null | undefined, name: string): string {
  const field = form?.querySelector(`[name="${name}"]`) ?? null
  return isField(field) ? field.value : ''
}

function nameOf(target: EventTarget | null | undefined): string {
  const field = target ?? null
  return isField(field) ? field.name : ''
}

function isField(target: EventTarget | null): target is HTMLInputElement | HTMLSelectElement {
  return target instanceof HTMLInputElement || target instanceof HTMLSelectElement
}
