import { Band } from '#app/ui/index.ts'
import { parseAmount } from '#contract/core/money.ts'
import type { Unusual } from '#contract/core/unusual.ts'
import { useFormat, useT } from '../../page-context.tsx'

type UnusualNoteProps = {
  of: { lines: readonly { description: string }[]; currency: string }
  unusual: readonly Unusual[]
  party: 'Customer' | 'Supplier'
}

/** What of a document is far from the habit: said before it goes out or is paid, and left to the person. */
export function UnusualNote({ of: { lines, currency }, unusual, party }: UnusualNoteProps) {
  const t = useT('document')
  const format = useFormat()
  if (unusual.length === 0) return null
  const textOf = ({ at, what, value, usual, count, isOfParty }: Unusual) => {
    const shown = (text: string) => {
      if (what === 'quantity') return format.number(text)
      if (what === 'price') return format.price(text, currency)
      return format.money(parseAmount(text, currency) ?? 0, currency)
    }
    return t(`unusual.${what}${isOfParty ? party : ''}`, {
      ...(at !== null && { line: at + 1, name: lines[at]?.description ?? '' }),
      ...{ value: shown(value), usual: shown(usual), count },
    })
  }
  return (
    <Band tone="warn" title={t('unusual.title')}>
      <ul>
        {unusual.map((one) => (
          <li key={`${one.at} ${one.what}`}>{textOf(one)}</li>
        ))}
      </ul>
    </Band>
  )
}
