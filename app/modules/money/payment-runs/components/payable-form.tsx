import { billPath } from '#app/modules/buying/bills/index.ts'
import { expensePath } from '#app/modules/buying/expenses/index.ts'
import { SelectField, TextField, useFormList } from '#app/shell/form/form-fields.tsx'
import { FormSection } from '#app/shell/form/form-page.tsx'
import type { Refusal } from '#app/shell/form/parse-form.ts'
import { useFirm, useFormat, usePage, useT } from '#app/shell/page-context.tsx'
import { RowsTable, Rules, RulesCell, text } from '#app/ui/index.ts'
import { readableIban } from '#contract/core/iban.ts'
import type { Payable } from '#contract/money/payment-runs.ts'
import { MakeRun, RunForm, TickedName } from './run-form.tsx'

type Due = {
  rows: readonly Payable[]
  executionDate: string
  currency: string
  accounts: readonly { code: string; name: Record<string, string>; iban: string | null }[]
  usualAccount: string
}

type PayableFormProps = { due: Due; refusal: Refusal | undefined }

/** What is due, ticked where it can be paid, and the account that pays it. */
export function PayableForm({ due, refusal }: PayableFormProps) {
  const t = useT('payment-runs')
  const { language } = usePage()
  const { rows, accounts, usualAccount: account, executionDate } = due
  const claims = firstOfEach(
    rows.filter(({ kind, obstacle }) => kind === 'expense' && obstacle === null),
  )
  const labels = {
    account: t('field.account'),
    executionDate: t('field.executionDate'),
    documentIds: t('new.due'),
    ...Object.fromEntries(
      claims.map(({ payeeName: name }, at) => [`accounts.${at}.iban`, t('new.ibanOf', { name })]),
    ),
  }
  const initial = {
    account,
    executionDate,
    // What a credit of the supplier pays in part is for a person to decide on.
    documentIds: rows.flatMap(({ documentId, obstacle, credit }) =>
      obstacle || credit > 0 ? [] : [documentId],
    ),
    accounts: claims.map(({ iban }) => ({ iban: iban ?? '' })),
  }
  const options = accounts.map(({ code, name, iban }) => ({
    value: code,
    label: [code, name[language] ?? '', readableIban(iban)].filter(Boolean).join(' · '),
  }))
  return (
    <RunForm id="payment-run" refusal={refusal} initial={initial} labels={labels}>
      <input type="hidden" name="executionDate" value={executionDate} />
      <Rules>
        <RulesCell title={t('new.due')} isFlush>
          <PayableTable due={due} />
        </RulesCell>
      </Rules>
      {claims.length > 0 && (
        <FormSection title={t('new.claims')} words={t('new.claimsWords')}>
          {claims.map(({ documentId }, at) => (
            <div key={documentId}>
              <input type="hidden" name={`accounts.${at}.documentId`} value={documentId} />
              <TextField name={`accounts.${at}.iban`} maxLength={42} />
            </div>
          ))}
        </FormSection>
      )}
      <FormSection title={t('new.pay')} words={t('new.payWords')}>
        <SelectField name="account" options={options} />
        <MakeRun />
      </FormSection>
    </RunForm>
  )
}

/** One claim of each person: where it is paid to is asked once, and holds for their others. */
function firstOfEach(claims: readonly Payable[]): Payable[] {
  return [...Map.groupBy(claims, ({ payeeId }) => payeeId).values()].flatMap(
    (own) => own.find(({ iban }) => iban) ?? own[0] ?? [],
  )
}

function PayableTable({ due: { rows, currency } }: { due: Due }) {
  const t = useT('payment-runs')
  const ticked = useFormList('documentIds')
  const { amount, date } = useFormat()
  return (
    <RowsTable
      caption={t('new.due')}
      isStacked
      rows={rows}
      keyOf={({ documentId }) => documentId}
      columns={[
        {
          head: t('field.payee'),
          place: 'name',
          cell: ({ documentId, payeeName, obstacle, credit }) => (
            <>
              <TickedName id={documentId} name={payeeName} obstacle={obstacle} ticked={ticked} />
              {credit > 0 && (
                <div className={text.small}>
                  {t('new.credit', { amount: amount(credit, currency) })}
                </div>
              )}
            </>
          ),
        },
        {
          head: t('field.document'),
          tone: 'soft',
          place: 'detail',
          cell: (row) => <DocumentLink row={row} />,
        },
        {
          head: t('field.dueDate'),
          tone: 'soft',
          place: 'secondDetail',
          cell: ({ dueDate }) => date(dueDate, 'medium'),
        },
        {
          head: t('field.discount', { currency }),
          isNumber: true,
          tone: 'soft',
          place: 'state',
          cell: ({ discount, discountDate }) =>
            discount > 0 && discountDate
              ? t('new.discountUntil', {
                  amount: amount(discount, currency),
                  date: date(discountDate, 'medium'),
                })
              : '',
        },
        {
          head: t('field.amount', { currency }),
          isNumber: true,
          tone: 'strong',
          place: 'figure',
          cell: ({ due, discount }) => amount(due - discount, currency),
        },
      ]}
    />
  )
}

/** A bill or a claim by its number and what it is paid for. */
export function DocumentLink({
  row,
}: {
  row: Pick<Payable, 'kind' | 'documentId' | 'number' | 'reference'>
}) {
  const { firm } = useFirm()
  const { kind, documentId, number, reference } = row
  const path = kind === 'bill' ? billPath : expensePath
  const words = reference.startsWith(number) ? reference.slice(number.length).trim() : reference
  return (
    <>
      <a className={text.link} href={path(firm.firmId, documentId)}>
        {number}
      </a>
      {words !== '' && ` · ${words}`}
    </>
  )
}
