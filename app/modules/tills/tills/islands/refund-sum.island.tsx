import { useEffect, useState } from 'react'
import { makeFormat } from '#app/shell/format.ts'
import { parseLocaleDecimal } from '#contract/core/locale-number.ts'
import * as styles from '../components/refund.css.ts'
import { type RefundLine, refundWorth } from '../live/refund-worth.ts'
import type { LivePlace } from '../live/types.ts'

type RefundSumProps = {
  formId: string
  lines: RefundLine[]
  /** Gift cards that may come back, by their place on the ticket. */
  cards: { position: number; amount: number }[]
  currency: string
  place: LivePlace
  texts: { ifAll: string; toPayBack: string }
}

/** What is paid back: of all that is left, and as soon as something is typed of what is typed. */
export default function RefundSum({
  formId,
  lines,
  cards,
  currency,
  place,
  texts,
}: RefundSumProps) {
  const [typed, setTyped] = useState<number>()
  const { money, locale } = makeFormat(place)

  useEffect(() => {
    const form = document.getElementById(formId)
    if (!(form instanceof HTMLFormElement)) return
    const read = () => {
      const data = new FormData(form)
      const ofLines = lines.map((line) => {
        const back = parseLocaleDecimal(String(data.get(line.name) ?? '') || '0', locale) ?? '0'
        return refundWorth(line, back)
      })
      const places = data.getAll('giftCards').map(Number)
      const ofCards = cards.map(({ position, amount }) => (places.includes(position) ? amount : 0))
      setTyped([...ofLines, ...ofCards].reduce((sum, one) => sum + one, 0))
    }
    read()
    form.addEventListener('input', read)
    return () => form.removeEventListener('input', read)
  }, [formId, lines, cards, locale])

  const all = lines.reduce((sum, line) => sum + refundWorth(line, line.left), 0)
  const amount = money(typed ?? all, currency)
  return (
    <p className={styles.sum} role="status">
      {typed === undefined ? texts.ifAll : texts.toPayBack}
      <output className={styles.amount}>{amount}</output>
    </p>
  )
}
