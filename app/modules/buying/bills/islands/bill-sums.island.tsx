import { useEffect, useRef, useState } from 'react'
import { amountText } from '#app/shell/documents/draft/amount-text.ts'
import { Button } from '#app/ui/button.tsx'
import { billSums, type ChargedRate, type TypedBill, type TypedLine } from '../bill-sums.ts'
import * as styles from '../components/bill-sums.css.ts'

export type BillSumsProps = {
  /** As the page came. */
  typed: TypedBill & { supplierName: string }
  rates: ChargedRate[]
  /** The rate of a line that names none, unless one is remembered of the supplier. */
  usual: string
  remembered: { supplierName: string; taxCode: string }[]
  locale: string
  words: { net: string; total: string; missing: string; unread: string; show: string }
}

/** What the lines come to; it follows what is typed once it lives. */
export default function BillSumsIsland(props: BillSumsProps) {
  const { rates, usual, remembered, locale, words } = props
  const root = useRef<HTMLDivElement>(null)
  const [typed, setTyped] = useState(props.typed)
  const [isLive, setLive] = useState(false)

  useEffect(() => {
    const form = root.current?.closest('form')
    if (!form) return
    const read = () => setTyped(typedIn(new FormData(form)))
    read()
    setLive(true)
    form.addEventListener('input', read)
    return () => form.removeEventListener('input', read)
  }, [])

  const known = remembered.find(({ supplierName: name }) => name === typed.supplierName)
  const sums = billSums(typed, { rates, locale, usual: known?.taxCode ?? usual })
  const money = (minor: number) => amountText(minor, sums.currency, locale, true)

  useEffect(() => {
    const outputs = root.current?.closest('form')?.querySelectorAll('[data-line] [data-amount]')
    outputs?.forEach((output, at) => {
      output.textContent = amountText(sums.lines[at] ?? 0, sums.currency, locale, true)
    })
  })

  return (
    <div ref={root} className={styles.sums}>
      <dl className={styles.list}>
        <div>
          <dt>{words.net}</dt>
          <dd>{money(sums.net)}</dd>
        </div>
        {sums.taxes.map(({ code, name, tax }) => (
          <div key={code}>
            <dt>{name}</dt>
            <dd>{money(tax)}</dd>
          </div>
        ))}
        <div className={styles.total}>
          <dt>{words.total}</dt>
          <dd>{money(sums.total)}</dd>
        </div>
      </dl>
      <p role="status" className={styles.note}>
        {sums.missing !== 0 && `${words.missing} ${money(sums.missing)}`}
        {sums.unread && ` ${words.unread}`}
      </p>
      {!isLive && (
        <Button size="s" kind="ghost" icon="refresh-cw" name="intent" value="lines.show.lines">
          {words.show}
        </Button>
      )}
    </div>
  )
}

function typedIn(data: FormData): BillSumsProps['typed'] {
  const text = (name: string) => {
    const value = data.get(name)
    return typeof value === 'string' ? value : ''
  }
  const lines: TypedLine[] = []
  for (const name of data.keys()) {
    const prefix = /^lines\.\d+\.(?=unitPrice$)/.exec(name)?.[0]
    if (prefix === undefined) continue
    const [quantity, unitPrice] = [text(`${prefix}quantity`), text(`${prefix}unitPrice`)]
    const [taxCode, tax] = [text(`${prefix}taxCode`), text(`${prefix}tax`)]
    lines.push({ quantity, unitPrice, taxCode, tax })
  }
  return {
    supplierName: text('supplierName'),
    currency: text('currency'),
    priceMode: text('priceMode'),
    total: text('total'),
    lines,
  }
}
