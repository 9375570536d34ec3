import { useFormField, useFormList } from '#app/shell/form/form-fields.tsx'
import { useFormat, useT } from '#app/shell/page-context.tsx'
import { Checkbox, text } from '#app/ui/index.ts'
import type { TicketCard } from '#contract/tills/till-cards.ts'

type CardsBackProps = { cards: readonly TicketCard[]; currency: string }

/** The gift cards of a ticket, to be ticked where they come back. */
export function CardsBack({ cards, currency }: CardsBackProps) {
  const t = useT('tills')
  const { money } = useFormat()
  const { label, error } = useFormField('giftCards')
  const chosen = useFormList('giftCards')
  return (
    <fieldset id="giftCards">
      <legend>{label}</legend>
      {cards.map(({ position, number, codeEnd, amount }) => (
        <p key={position}>
          <Checkbox
            name="giftCards"
            value={String(position)}
            defaultChecked={chosen.includes(String(position))}
          >
            {t('refund.cardOf', { name: `${number} …${codeEnd}`, amount: money(amount, currency) })}
          </Checkbox>
        </p>
      ))}
      <p className={error ? text.bad : text.soft}>{error ?? t('refund.cardsHint')}</p>
    </fieldset>
  )
}
