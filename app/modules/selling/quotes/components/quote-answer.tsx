import * as styles from '#app/shell/documents/detail/detail.css.ts'
import { IdempotencyField } from '#app/shell/form/idempotency-field.tsx'
import { useFormat, useT } from '#app/shell/page-context.tsx'
import { Button, Checkbox, Field, MoneyInput, Row, TextInput, text } from '#app/ui/index.ts'
import type { Quote } from '#contract/selling/quotes.ts'
import * as own from './quote.css.ts'
import { SignatureImage } from './signature-image.tsx'

/** What the customer answered, or a form to write down what they said elsewhere. */
export function QuoteAnswerPart({ quote }: { quote: Quote }) {
  const { answer, actions, state } = quote
  if (answer) return <Answer state={state} answer={answer} />
  return actions.includes('accept') ? <WriteDown quote={quote} /> : null
}

type AnswerProps = { state: Quote['state']; answer: NonNullable<Quote['answer']> }

function Answer({ state, answer }: AnswerProps) {
  const t = useT('quotes')
  const { dateTime } = useFormat()
  const { name, at, address, signature, reason } = answer
  const key = state === 'declined' ? 'answer.declinedBy' : 'answer.acceptedBy'
  return (
    <section className={styles.section}>
      <h2 className={styles.sectionTitle}>{t('answer.title')}</h2>
      <p>{t(key, { name, time: dateTime(at) })}</p>
      {reason && <p>{reason}</p>}
      {signature && <SignatureImage path={signature} label={t('answer.signatureOf', { name })} />}
      <p className={text.tiny}>
        {address ? t('answer.from', { address }) : t('answer.writtenDown')}
      </p>
    </section>
  )
}

function WriteDown({ quote }: { quote: Quote }) {
  const { actions, lines } = quote
  const free = lines.filter(({ isOptional, hasFreeQuantity }) => isOptional || hasFreeQuantity)
  const t = useT('quotes')
  return (
    <section className={styles.section}>
      <details>
        <summary>{t('answer.writeDown')}</summary>
        <form method="post" className={styles.link}>
          <IdempotencyField />
          <Field id="name" label={t('answer.name')}>
            {(wiring) => <TextInput {...wiring} name="name" maxLength={120} required />}
          </Field>
          {free.length > 0 && <Choices lines={free} currency={quote.currency} />}
          <Field id="reason" label={t('answer.reason')}>
            {(wiring) => <TextInput {...wiring} name="reason" maxLength={1000} />}
          </Field>
          <Row>
            <Button size="s" icon="check" name="intent" value="accepted">
              {t('answer.accepted')}
            </Button>
            {actions.includes('decline') && (
              <Button size="s" kind="danger" icon="x" name="intent" value="declined">
                {t('answer.declined')}
              </Button>
            )}
          </Row>
        </form>
      </details>
    </section>
  )
}

type ChoicesProps = { lines: Quote['lines']; currency: string }

/** What they take of the lines that they may choose, as on the customer's own page. */
function Choices({ lines, currency }: ChoicesProps) {
  const t = useT('quotes')
  const { money, numberInput } = useFormat()
  return (
    <fieldset className={own.form}>
      <legend>{t('answer.choices')}</legend>
      <ul className={own.options}>
        {lines.map(({ id, description, quantity, unit, amount, ...line }, at) => {
          const name = `choices.${at}`
          const [title = ''] = description.split('\n')
          return (
            <li key={id} className={own.narrowOption}>
              <input type="hidden" name={`${name}.lineId`} value={id} />
              {line.isOptional ? (
                <>
                  <input type="hidden" name={`${name}.isChosen`} value="false" />
                  <Checkbox name={`${name}.isChosen`} value="true" defaultChecked={line.isChosen}>
                    {title}
                  </Checkbox>
                </>
              ) : (
                <span>{title}</span>
              )}
              {line.hasFreeQuantity && (
                <MoneyInput
                  name={`${name}.quantity`}
                  defaultValue={numberInput(quantity)}
                  aria-label={t('public.quantityOf', { name: title })}
                />
              )}
              <span className={text.soft}>
                {[`${numberInput(quantity)} ${unit}`.trim(), money(amount, currency)].join(' · ')}
              </span>
            </li>
          )
        })}
      </ul>
    </fieldset>
  )
}
