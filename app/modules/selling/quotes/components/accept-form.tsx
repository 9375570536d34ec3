import { Island } from '#app/islands/island.tsx'
import { textAt } from '#app/shell/form/form-tree.ts'
import { IdempotencyField } from '#app/shell/form/idempotency-field.tsx'
import type { Refusal } from '#app/shell/form/parse-form.ts'
import { useProblems } from '#app/shell/form/problem-text.ts'
import { useFormat, useT } from '#app/shell/page-context.tsx'
import { Button, Checkbox, Field, FieldNote, MoneyInput, text } from '#app/ui/index.ts'
import type { PublicQuote } from '#contract/selling/public-quotes.ts'
import SignaturePad from '../islands/signature-pad.island.tsx'
import { NameInput } from './name-input.tsx'
import * as styles from './quote.css.ts'

type AcceptFormProps = { quote: PublicQuote; refusal: Refusal | undefined }

/** What the customer chooses, and their name under it. */
export function AcceptForm({ quote, refusal }: AcceptFormProps) {
  const t = useT('quotes')
  const { money } = useFormat()
  const problemAt = useProblems(refusal?.problems)
  const agrees = problemAt('agrees')
  return (
    <form method="post" className={styles.form} noValidate action="#answer">
      <IdempotencyField />
      <input type="hidden" name="revision" value={quote.revision} />
      {/* What Enter presses in a field: nothing is accepted by chance. */}
      <button type="submit" hidden name="intent" value="choose" tabIndex={-1} />
      <h2 className={styles.title}>{t('public.accept')}</h2>
      <Problem words={problemAt('')} />
      {quote.options.length > 0 && <Options quote={quote} refusal={refusal} />}
      <Field
        id="name"
        label={t('public.name')}
        hint={t('public.nameHint')}
        error={problemAt('name')}
      >
        {(wiring) => <NameInput wiring={wiring} refusal={refusal} />}
      </Field>
      <Island
        of={SignaturePad}
        when="idle"
        props={{
          drawn: textAt(refusal?.values, 'signature'),
          label: t('public.draw'),
          hint: t('public.drawHint'),
          clear: t('public.clear'),
        }}
      />
      <div>
        <Checkbox
          id="agrees"
          name="agrees"
          value="true"
          aria-invalid={agrees ? true : undefined}
          aria-describedby={agrees ? 'agrees-note' : undefined}
        >
          {t(quote.terms === '' ? 'public.agrees' : 'public.agreesTerms', {
            amount: money(quote.total, quote.currency),
          })}
        </Checkbox>
        <FieldNote id="agrees" error={agrees} />
      </div>
      <div>
        <Button kind="primary" icon="check" name="intent" value="accept">
          {t('public.acceptNow')}
        </Button>
      </div>
      <p className={text.tiny}>{t('public.kept')}</p>
    </form>
  )
}

function Options({ quote, refusal }: AcceptFormProps) {
  const t = useT('quotes')
  const { money, numberInput } = useFormat()
  const problemAt = useProblems(refusal?.problems)
  return (
    <fieldset className={styles.form}>
      <legend>{t('public.choose')}</legend>
      <ul className={styles.options}>
        {quote.options.map((option, at) => {
          const name = `choices.${at}`
          const typed = textAt(refusal?.values, `${name}.quantity`)
          return (
            <li key={option.lineId} className={styles.option}>
              <input type="hidden" name={`${name}.lineId`} value={option.lineId} />
              <span className={styles.optionName}>
                {option.isOptional ? (
                  <>
                    <input type="hidden" name={`${name}.isChosen`} value="false" />
                    <Checkbox
                      name={`${name}.isChosen`}
                      value="true"
                      defaultChecked={option.isChosen}
                    >
                      {option.description}
                    </Checkbox>
                  </>
                ) : (
                  option.description
                )}
              </span>
              {option.hasFreeQuantity ? (
                <MoneyInput
                  id={`${name}.quantity`}
                  name={`${name}.quantity`}
                  defaultValue={typed || numberInput(option.quantity)}
                  aria-label={t('public.quantityOf', { name: option.description })}
                  aria-invalid={problemAt(`${name}.quantity`) ? true : undefined}
                />
              ) : (
                <span>{`${numberInput(option.quantity)} ${option.unit}`.trim()}</span>
              )}
              <span className={styles.optionAmount}>{money(option.amount, quote.currency)}</span>
            </li>
          )
        })}
      </ul>
      <Problem words={problemAt('choices')} />
      <p className={styles.sum} role="status">
        {t('public.total', { amount: money(quote.total, quote.currency) })}
        <Button size="s" icon="refresh-cw" name="intent" value="choose">
          {t('public.update')}
        </Button>
      </p>
    </fieldset>
  )
}

function Problem({ words }: { words: string | undefined }) {
  return words ? (
    <p className={text.bad} role="alert">
      {words}
    </p>
  ) : null
}
