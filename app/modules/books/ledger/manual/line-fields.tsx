import { CentreSelect } from '#app/modules/books/cost-centres/index.ts'
import { FormField, TextField } from '#app/shell/form/form-fields.tsx'
import { FormSection } from '#app/shell/form/form-page.tsx'
import { rowsAt, type TypedTree, textAt } from '#app/shell/form/form-tree.ts'
import { LinesProblem } from '#app/shell/form/lines-problem.tsx'
import type { Refusal } from '#app/shell/form/parse-form.ts'
import { lineLabels } from '#app/shell/form/typed-rows.ts'
import { useFirm, useFormat, usePage, useT } from '#app/shell/page-context.tsx'
import { Button, MoneyInput, TextInput, text } from '#app/ui/index.ts'
import type { Account } from '#contract/books/accounts.ts'
import type { CostCentreChoice } from '#contract/books/cost-centres.ts'
import { typedSums } from './entry-values.ts'
import * as styles from './line-fields.css.ts'

type LineFieldsProps = {
  rows: number
  accounts: readonly Account[]
  centres: readonly CostCentreChoice[]
  /** What the form holds, for its sums. */
  values: TypedTree
}

/** What a form with lines is given. */
export type LineFormProps = {
  initial: TypedTree
  refusal: Refusal | undefined
  accounts: readonly Account[]
  centres: readonly CostCentreChoice[]
  version?: number
  cancelHref: string
}

const listId = 'accounts-of-lines'

/** The lines of an entry, as many rows as there are and some to write in. */
export function LineFields({ rows, accounts, centres, values }: LineFieldsProps) {
  const t = useT('ledger')
  const { language } = usePage()
  const kept = rowsAt(values, 'lines').map((row) => textAt(row, 'costCentreId'))
  const { locale } = useFormat()
  const sums = typedSums(values, useFirm().firm.baseCurrency, locale)
  return (
    <FormSection title={t('entry.lines')} words={t('manual.linesWords')}>
      <datalist id={listId}>
        {accounts
          .filter(({ isActive }) => isActive)
          .map(({ code, name }) => (
            <option key={code} value={code}>
              {name[language] ?? ''}
            </option>
          ))}
      </datalist>
      <LinesProblem />
      {Array.from({ length: rows }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place
        <LineRow key={at} at={at} centres={centres} kept={kept} />
      ))}
      {sums && <Sums {...sums} />}
      <div>
        <Button size="s" icon="plus" name="intent" value="more">
          {t('manual.moreLines')}
        </Button>
      </div>
    </FormSection>
  )
}

type LineRowProps = { at: number; centres: readonly CostCentreChoice[]; kept: readonly string[] }

function LineRow({ at, centres, kept }: LineRowProps) {
  const path = `lines.${at}`
  const hasCentres = centres.some(({ id, isArchived }) => !isArchived || kept.includes(id))
  return (
    <div className={hasCentres ? styles.rowWithCentre : styles.row}>
      <FormField name={`${path}.account`}>
        {(control) => <TextInput {...control} list={listId} maxLength={40} autoComplete="off" />}
      </FormField>
      <TextField name={`${path}.text`} maxLength={200} autoComplete="off" />
      {hasCentres && (
        <CentreSelect
          name={`${path}.costCentreId`}
          centres={centres}
          kept={kept}
          isOptional={false}
        />
      )}
      <FormField name={`${path}.debit`}>{(control) => <MoneyInput {...control} />}</FormField>
      <FormField name={`${path}.credit`}>{(control) => <MoneyInput {...control} />}</FormField>
    </div>
  )
}

function Sums({ debit, credit }: { debit: number; credit: number }) {
  const t = useT('ledger')
  const { money } = useFormat()
  const currency = useFirm().firm.baseCurrency
  const difference = Math.abs(debit - credit)
  const gaps = { debit: money(debit, currency), credit: money(credit, currency) }
  return (
    <p className={styles.sums}>
      {t('manual.sums', gaps)}
      {difference > 0 && (
        <span className={text.bad}>
          {' '}
          {t('manual.difference', { amount: money(difference, currency) })}
        </span>
      )}
    </p>
  )
}

/** What the fields of so many rows are called, for the form and its summary. */
export function useLineLabels(rows: number): Record<string, string> {
  const t = useT('ledger')
  const currency = useFirm().firm.baseCurrency
  const fields = {
    account: t('field.account'),
    text: t('field.memo'),
    costCentreId: t('field.costCentre'),
    debit: t('balances.debit', { currency }),
    credit: t('balances.credit', { currency }),
  }
  return lineLabels(t('entry.lines'), fields, rows)
}
