import * as styles from '#app/shell/documents/public/public.css.ts'
import { FormField, FormFields } from '#app/shell/form/form-fields.tsx'
import { textAt } from '#app/shell/form/form-tree.ts'
import type { Refusal } from '#app/shell/form/parse-form.ts'
import { RefusalSummary } from '#app/shell/form/refusal-summary.tsx'
import { useFormat, useT } from '#app/shell/page-context.tsx'
import { Band, Button, Checkbox, LinkButton, MoneyInput, Row, text } from '#app/ui/index.ts'
import { minorToDecimal } from '#contract/core/money.ts'
import type { CardOffer } from '#contract/selling/online-payments.ts'

type CardFormProps = {
  offer: CardOffer
  /** The provider's page, where a payment was begun just now. */
  url: string | undefined
  refusal: Refusal | undefined
  /** Whether the customer comes back from having paid. */
  isBack: boolean
}

const formId = 'card-form'

/** Pays an invoice by card, all of it or a part, and says what of a card is kept. */
export function CardForm({ offer, url, refusal, isBack }: CardFormProps) {
  const t = useT('online-payments')
  const { isOffered, isUnderWay, card, due } = offer
  const isWaiting = isBack && isUnderWay
  if (!isOffered && !card && !isWaiting && !(isBack && due === 0)) return null
  return (
    <section className={styles.pay} id="card">
      {isWaiting && (
        <Band tone="info" title={t('pay.waiting')}>
          {t('pay.waitingWords')}
        </Band>
      )}
      {isBack && !isUnderWay && <Band tone="ok" title={t('pay.thanks')} />}
      {url && <GoingOn url={url} />}
      {isOffered && !url && !isWaiting && <AmountForm offer={offer} refusal={refusal} />}
      {card && <OwnCard card={card} />}
    </section>
  )
}

function GoingOn({ url }: { url: string }) {
  const t = useT('online-payments')
  return (
    <Band tone="info" title={t('pay.going')}>
      <Row>
        <LinkButton kind="primary" href={url} rel="noreferrer">
          {t('pay.continue')}
        </LinkButton>
      </Row>
    </Band>
  )
}

function AmountForm({ offer, refusal }: { offer: CardOffer; refusal: Refusal | undefined }) {
  const t = useT('online-payments')
  const { money, date, numberInput } = useFormat()
  const { currency, due, next, nextDate, consentText } = offer
  const labels = { amount: t('pay.amount', { currency }) }
  const initial = { amount: numberInput(minorToDecimal(next, currency)) }
  const open = { amount: money(due, currency), next: money(next, currency) }
  const hint =
    next < due ? t('pay.parts', { ...open, date: date(nextDate, 'medium') }) : t('pay.open', open)
  return (
    <FormFields refusal={refusal} initial={initial} labels={labels}>
      <form method="post" action="#card" id={formId} noValidate className={styles.askForm}>
        <h2 className={text.strong}>{t('pay.title')}</h2>
        <RefusalSummary refusal={refusal} labels={labels} formId={formId} />
        <FormField name="amount" hint={hint}>
          {(control) => <MoneyInput {...control} />}
        </FormField>
        {consentText !== null && (
          <Checkbox
            name="keepsCard"
            value="true"
            defaultChecked={textAt(refusal?.values, 'keepsCard') !== ''}
          >
            {consentText}
          </Checkbox>
        )}
        <Row>
          <Button kind="primary" icon="credit-card" name="intent" value="payByCard">
            {t('pay.button')}
          </Button>
        </Row>
        <p className={text.soft}>{t('pay.where')}</p>
      </form>
    </FormFields>
  )
}

function OwnCard({ card }: { card: NonNullable<CardOffer['card']> }) {
  const t = useT('online-payments')
  const { date, dateOfInstant } = useFormat()
  const { brand, last4, expires, consentAt } = card
  const [year, month] = expires.split('-')
  const since = date(dateOfInstant(consentAt), 'medium')
  return (
    <form method="post" action="#card" className={styles.askForm}>
      <p>{t('card.kept', { brand, last4, expires: `${month}/${year}`, date: since })}</p>
      <Row>
        <Button name="intent" value="forgetCard" icon="trash-2">
          {t('card.remove')}
        </Button>
      </Row>
    </form>
  )
}
